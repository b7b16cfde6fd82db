import type { Ability, KeywordKind } from '@spellwright/dsl'
import {
  apply,
  dies,
  enters,
  gainLife,
  mana,
  matches,
  may,
  modifyPT,
  powerOf,
  putCounters,
  returnTo,
  rule,
  sacrifice,
  the,
  toughnessOf,
  triggered,
} from '@spellwright/dsl'

const returnWithCounter = (counter: string): Ability =>
  triggered({
    on: dies('self'),
    condition: matches('self', { counters: { counter, count: { exactly: 0 } } }),
    effects: [returnTo('battlefield', 'self', { counters: { counter, count: 1 } })],
  })

const UNPAIRED_CREATURE = { type: 'creature', controller: 'you', not: { is: 'paired' } } as const

/** Bare keywords that stand for ordinary abilities. */
export const bareKeywords: Partial<Record<KeywordKind, readonly Ability[]>> = {
  // CR 702.79, 702.93
  persist: [returnWithCounter('-1/-1')],
  undying: [returnWithCounter('+1/+1')],
  // CR 702.108
  prowess: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: { not: { type: 'creature' } } },
      effects: [apply('self', [modifyPT(1, 1)])],
    }),
  ],
  // CR 702.166
  bargain: [
    {
      kind: 'additionalCost',
      optional: 'may',
      name: 'bargain',
      cost: [sacrifice({ any: [{ type: ['artifact', 'enchantment'] }, { is: 'token' }] })],
    },
  ],
  // CR 702.100
  evolve: [
    triggered({
      on: enters({ type: 'creature', controller: 'you' }),
      condition: {
        kind: 'all',
        conditions: [
          matches('eventObject', { type: 'creature' }),
          {
            kind: 'any',
            conditions: [
              { kind: 'compare', quantity: powerOf('eventObject'), is: { moreThan: powerOf('self') } },
              { kind: 'compare', quantity: toughnessOf('eventObject'), is: { moreThan: toughnessOf('self') } },
            ],
          },
        ],
      },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
  // CR 702.110
  exploit: [triggered({ on: enters('self'), effects: [may({ kind: 'exploit' })] })],
  // CR 702.101
  extort: [
    triggered({
      on: { kind: 'cast', player: 'you' },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{W/B}')],
          then: [
            { kind: 'loseLife', player: 'opponent', amount: 1, as: 'lost' },
            gainLife({ kind: 'bound', name: 'lost' }),
          ],
        },
      ],
    }),
  ],
  // CR 702.40
  storm: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [
        {
          kind: 'copySpell',
          what: 'self',
          count: { kind: 'events', event: { kind: 'cast' }, when: 'thisTurnBefore' },
          newTargets: 'may',
        },
      ],
    }),
  ],
  // CR 702.95
  soulbond: [
    triggered({
      on: enters('self'),
      condition: {
        kind: 'all',
        conditions: [matches('self', UNPAIRED_CREATURE), { kind: 'exists', of: { ...UNPAIRED_CREATURE, other: true } }],
      },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { ...UNPAIRED_CREATURE, other: true },
              count: { min: 1, max: 1 },
              as: 'partner',
            },
            { kind: 'pair', a: 'self', b: the('partner') },
          ],
        },
      ],
    }),
    triggered({
      on: enters({ ...UNPAIRED_CREATURE, other: true }),
      condition: {
        kind: 'all',
        conditions: [matches('self', UNPAIRED_CREATURE), matches('eventObject', UNPAIRED_CREATURE)],
      },
      effects: [{ kind: 'may', player: 'you', effects: [{ kind: 'pair', a: 'self', b: 'eventObject' }] }],
    }),
  ],
  // CR 702.98
  unleash: [
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [{ kind: 'payOr', cost: [], else: [{ kind: 'counters', counter: '+1/+1', count: 1 }] }],
      },
    },
    rule(
      { kind: 'cantBlock', what: 'self' },
      { condition: matches('self', { counters: { counter: '+1/+1', count: { atLeast: 1 } } }) },
    ),
  ],
}
