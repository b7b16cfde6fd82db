import { card, enters, entersTapped, oneOf, tapForMana, triggered } from '@spellwright/dsl'

export const templeOfEnlightenment = card({
  name: 'Temple of Enlightenment',
  type: 'Land',
  abilities: [
    entersTapped,
    triggered({ on: enters('self'), effects: [{ kind: 'scry', player: 'you', count: 1 }] }),
    tapForMana(oneOf('{W}', '{U}')),
  ],
})
