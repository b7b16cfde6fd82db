import { card } from '@spellwright/dsl'

export const fanaticOfMogis = card({
  name: 'Fanatic of Mogis',
  cost: '{3}{R}',
  type: 'Creature — Minotaur Shaman',
  power: 4,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: 'self',
        to: 'battlefield',
      },
      effects: [
        {
          kind: 'dealDamage',
          amount: {
            kind: 'devotion',
            colors: ['R'],
          },
          to: {
            players: 'opponent',
          },
        },
      ],
    },
  ],
})
