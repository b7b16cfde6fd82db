import { card, keyword } from '@spellwright/dsl'

export const secretsOfTheGoldenCity = card({
  name: 'Secrets of the Golden City',
  cost: '{1}{U}{U}',
  type: 'Sorcery',
  abilities: [
    keyword('ascend'),
    {
      kind: 'spell',
      effects: [
        {
          kind: 'if',
          condition: { kind: 'designated', player: 'you', as: "city's blessing" },
          then: [{ kind: 'draw', player: 'you', count: 3 }],
          else: [{ kind: 'draw', player: 'you', count: 2 }],
        },
      ],
    },
  ],
})
