import {
  activated,
  atBeginningOf,
  card,
  draw,
  enters,
  keyword,
  matches,
  ruleUntil,
  tap,
  triggered,
} from '@spellwright/dsl'

export const theOneRing = card({
  name: 'The One Ring',
  type: 'Legendary Artifact',
  cost: '{4}',
  abilities: [
    keyword('indestructible'),
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'wasCast' }),
      effects: [
        ruleUntil(
          { kind: 'playerHas', player: 'you', keyword: { kind: 'protection', from: [{ everything: 'everything' }] } },
          'untilYourNextTurn',
        ),
      ],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [{ kind: 'loseLife', player: 'you', amount: { kind: 'countersOn', object: 'self', counter: 'burden' } }],
    }),
    activated({
      cost: [tap],
      effects: [
        { kind: 'putCounters', what: 'self', counter: 'burden', count: 1 },
        draw({ kind: 'countersOn', object: 'self', counter: 'burden' }),
      ],
    }),
  ],
})
