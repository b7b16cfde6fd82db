import { card, keyword } from '@spellwright/dsl'

export const gorgerWurm = card({
  name: 'Gorger Wurm',
  cost: '{3}{R}{G}',
  type: 'Creature — Wurm',
  power: 5,
  toughness: 5,
  abilities: [keyword({ kind: 'devour', count: 1 })],
})
