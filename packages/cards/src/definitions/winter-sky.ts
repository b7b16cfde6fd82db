import { card } from '@spellwright/dsl'

export const winterSky = card({
  name: 'Winter Sky',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          kind: 'flipCoin',
          then: [
            { kind: 'dealDamage', amount: 1, to: { players: 'eachPlayer', objects: { all: { type: 'creature' } } } },
          ],
          else: [{ kind: 'draw', player: 'eachPlayer', count: 1 }],
        },
      ],
    },
  ],
})
