import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const djinnIlluminatus = card({
  name: 'Djinn Illuminatus',
  cost: '{5}{U/R}{U/R}',
  type: 'Creature — Djinn',
  power: 3,
  toughness: 5,
  abilities: [
    keyword('flying'),
    continuous({
      affects: { zone: 'stack', type: ['instant', 'sorcery'], controller: 'you' },
      apply: [gain({ kind: 'replicate', cost: [{ kind: 'ownManaCost' }] })],
    }),
  ],
})
