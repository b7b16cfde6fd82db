import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const raiseDead = card({
  name: 'Raise Dead',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      effects: [returnTo('hand', the('card'))],
    }),
  ],
})
