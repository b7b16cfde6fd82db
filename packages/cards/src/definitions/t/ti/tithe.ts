import { card, count, put, search, shuffle, spell, targetOpponent, the } from '@spellwright/dsl'

export const tithe = card({
  name: 'Tithe',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        search(
          { subtype: 'Plains' },
          {
            count: {
              min: 1,
              max: {
                kind: 'if',
                condition: {
                  kind: 'compare',
                  quantity: count({ type: 'land', controller: the('player') }),
                  is: { moreThan: count({ type: 'land', controller: 'you' }) },
                },
                then: 2,
                else: 1,
              },
            },
            reveal: 'reveal',
          },
        ),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
})
