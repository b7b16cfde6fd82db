import { card, createToken, exactly, FOOD, matches, put, spell, the, when, youControl } from '@spellwright/dsl'

export const cacheGrab = card({
  name: 'Cache Grab',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'mill', player: 'you', count: 4, as: 'milled' },
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('milled'),
              filter: { is: 'permanentCard' },
              count: exactly(1),
              as: 'taken',
            },
            put('hand', the('taken'), { as: 'returned' }),
          ],
        },
        when(
          {
            kind: 'any',
            conditions: [youControl({ subtype: 'Squirrel' }), matches(the('returned'), { subtype: 'Squirrel' })],
          },
          createToken(1, FOOD),
        ),
      ],
    }),
  ],
})
