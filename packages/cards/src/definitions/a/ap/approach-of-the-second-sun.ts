import { card, gainLife, put, spell } from '@spellwright/dsl'

export const approachOfTheSecondSun = card({
  name: 'Approach of the Second Sun',
  cost: '{6}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'all',
            conditions: [
              { kind: 'castFrom', zone: 'hand' },
              { kind: 'castThisGame', player: 'you', named: 'Approach of the Second Sun', times: { atLeast: 2 } },
            ],
          },
          then: [{ kind: 'winGame', player: 'you' }],
          else: [put('library', 'self', { library: { position: 'top', depth: 7 } }), gainLife(7)],
        },
      ],
    }),
  ],
})
