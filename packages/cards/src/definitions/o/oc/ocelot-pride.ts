import { all, atBeginningOf, card, createToken, keyword, the, token, triggered, when } from '@spellwright/dsl'

export const ocelotPride = card({
  name: 'Ocelot Pride',
  cost: '{W}',
  type: 'Creature — Cat',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('first strike'),
    keyword('lifelink'),
    keyword('ascend'),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
      effects: [
        createToken(1, token({ colors: ['W'], type: 'Creature — Cat', power: 1, toughness: 1 })),
        when(
          { kind: 'designated', player: 'you', as: "city's blessing" },
          {
            kind: 'forEach',
            what: all({ is: ['token', 'enteredThisTurn'], controller: 'you' }),
            as: 'token',
            effects: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: the('token') }],
          },
        ),
      ],
    }),
  ],
})
