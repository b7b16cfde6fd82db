import { card, dealDamage, eventAmount, players, triggered } from '@spellwright/dsl'

export const jackalPup = card({
  name: 'Jackal Pup',
  cost: '{R}',
  type: 'Creature — Jackal',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'damage', to: { object: 'self' }, batch: 'oneOrMore' },
      effects: [dealDamage(eventAmount, players('you'))],
    }),
  ],
})
