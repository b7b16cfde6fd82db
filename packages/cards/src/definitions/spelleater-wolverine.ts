import { card, continuous, gain } from '@spellwright/dsl'

export const spelleaterWolverine = card({
  name: 'Spelleater Wolverine',
  cost: '{2}{R}',
  type: 'Creature — Wolverine',
  power: 3,
  toughness: 2,
  abilities: [
    continuous({
      condition: {
        kind: 'exists',
        of: { zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] },
        count: { atLeast: 3 },
      },
      affects: 'self',
      apply: [gain('double strike')],
    }),
  ],
})
