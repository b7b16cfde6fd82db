import {
  activated,
  atBeginningOf,
  attacks,
  card,
  createToken,
  discard,
  draw,
  loyalty,
  matches,
  not,
  put,
  rule,
  shuffle,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const kaitoShizuki = card({
  name: 'Kaito Shizuki',
  cost: '{1}{U}{B}',
  type: 'Legendary Planeswalker — Kaito',
  loyalty: 3,
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: matches('self', { is: 'enteredThisTurn' }),
      effects: [{ kind: 'phaseOut', what: 'self' }],
    }),
    activated({
      cost: [loyalty(1)],
      effects: [
        draw(1),
        when(
          not({ kind: 'happened', event: attacks({ type: 'creature', controller: 'you' }), when: 'thisTurn' }),
          discard(1),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        createToken(
          1,
          token({
            colors: ['U'],
            type: 'Creature — Ninja',
            power: 1,
            toughness: 1,
            abilities: [rule({ kind: 'cantBeBlocked', what: 'self' })],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: {
                kind: 'damage',
                source: { controller: 'you', type: 'creature' },
                to: { player: 'any' },
                combat: 'combat',
              },
              effects: [
                {
                  kind: 'search',
                  player: 'you',
                  whose: 'you',
                  zones: ['library'],
                  filter: { color: ['U', 'B'], type: 'creature' },
                  count: { min: 1, max: 1 },
                  as: 'found',
                },
                put('battlefield', the('found')),
                shuffle(),
              ],
            }),
          ],
        },
      ],
    }),
  ],
})
