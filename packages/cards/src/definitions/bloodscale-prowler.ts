import { card, keyword } from '@spellwright/dsl'

export const bloodscaleProwler = card({
  name: 'Bloodscale Prowler',
  cost: '{2}{R}',
  type: 'Creature — Lizard Warrior',
  power: 3,
  toughness: 1,
  abilities: [keyword({ kind: 'bloodthirst', count: 1 })],
})
