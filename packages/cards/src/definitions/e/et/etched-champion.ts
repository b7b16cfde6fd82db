import { COLORS, card, continuous, gain } from '@spellwright/dsl'

export const etchedChampion = card({
  name: 'Etched Champion',
  cost: '{3}',
  type: 'Artifact Creature — Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      abilityWord: 'Metalcraft',
      condition: { kind: 'exists', of: { type: 'artifact', controller: 'you' }, count: { atLeast: 3 } },
      affects: 'self',
      apply: [gain({ kind: 'protection', from: COLORS.map((color) => ({ filter: { color } })) })],
    }),
  ],
})
