import {
  activated,
  apply,
  atBeginningOf,
  card,
  discard,
  draw,
  exile,
  gain,
  keyword,
  loyalty,
  ruleUntil,
  target,
  the,
  upTo,
} from '@spellwright/dsl'

export const nahiriTheUnforgiving = card({
  name: 'Nahiri, the Unforgiving',
  cost: '{1}{R}{R/W/P}{W}',
  type: 'Legendary Planeswalker — Nahiri',
  loyalty: 5,
  abilities: [
    keyword('compleated'),
    activated({
      cost: [loyalty(1)],
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [ruleUntil({ kind: 'mustAttack', what: the('creature'), defender: 'eachPlayer' }, 'untilYourNextTurn')],
    }),
    activated({ cost: [loyalty(1)], effects: [discard(1), draw(1)] }),
    activated({
      cost: [loyalty(0)],
      targets: {
        card: target({
          any: [{ type: 'creature' }, { subtype: 'Equipment' }],
          zone: 'graveyard',
          owner: 'you',
          manaValue: { lessThan: { kind: 'loyaltyOf', object: 'self' } },
        }),
      },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        { kind: 'createTokenCopy', player: 'you', count: 1, of: the('exiled'), as: 'token' },
        apply(the('token'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('token'))],
        },
      ],
    }),
  ],
})
