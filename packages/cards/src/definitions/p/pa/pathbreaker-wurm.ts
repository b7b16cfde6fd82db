import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const pathbreakerWurm = card({
  name: 'Pathbreaker Wurm',
  cost: '{4}{G}{G}',
  type: 'Creature — Wurm',
  power: 6,
  toughness: 4,
  abilities: [
    keyword('soulbond'),
    continuous({
      condition: { kind: 'matches', object: 'self', filter: { is: 'paired' } },
      affects: 'self',
      apply: [gain('trample')],
    }),
    continuous({ affects: 'paired', apply: [gain('trample')] }),
  ],
})
