import { card, did, manaValueOf, put, search, shuffle, spell, the, when } from '@spellwright/dsl'

export const transmuteArtifact = card({
  name: 'Transmute Artifact',
  cost: '{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'sacrificeChoice',
          player: 'you',
          filter: { type: 'artifact' },
          count: 1,
          as: 'sacrificed',
        },
        when(
          did('sacrificed'),
          search({ type: 'artifact' }),
          {
            kind: 'if',
            condition: {
              kind: 'compare',
              quantity: manaValueOf(the('found')),
              is: { atMost: manaValueOf(the('sacrificed')) },
            },
            then: [put('battlefield', the('found'))],
            else: [
              {
                kind: 'mayPay',
                player: 'you',
                cost: [
                  {
                    kind: 'generic',
                    amount: {
                      kind: 'minus',
                      left: manaValueOf(the('found')),
                      right: manaValueOf(the('sacrificed')),
                    },
                  },
                ],
                then: [put('battlefield', the('found'))],
                else: [put('graveyard', the('found'))],
              },
            ],
          },
          shuffle(),
        ),
      ],
    }),
  ],
})
