import { activated, card, entersTapped, mana, oneOf, put, returnCost, tapForMana } from '@spellwright/dsl'

export const urbanRetreat = card({
  name: 'Urban Retreat',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana(oneOf('{G}', '{W}', '{U}')),
    activated({
      zone: 'hand',
      timing: 'sorcery',
      cost: [mana('{2}'), returnCost({ type: 'creature', is: 'tapped' })],
      effects: [put('battlefield', 'self')],
    }),
  ],
})
