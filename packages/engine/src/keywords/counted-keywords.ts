import {
  activated,
  addType,
  all,
  apply,
  count,
  createToken,
  dealsDamageToPlayer,
  dies,
  enters,
  entersWith,
  entersWithCounters,
  exactly,
  exile,
  keyword,
  loseLife,
  matches,
  may,
  mill,
  pump,
  put,
  putCounters,
  type Quantity,
  replacement,
  returnTo,
  target,
  the,
  times,
  token,
  triggered,
  when,
} from '@spellwright/dsl'
import type { Expansions } from './expansion.ts'

type Counted =
  | 'afflict'
  | 'afterlife'
  | 'bloodthirst'
  | 'crew'
  | 'saddle'
  | 'dredge'
  | 'fabricate'
  | 'graft'
  | 'hideaway'
  | 'rampage'
  | 'soulshift'
  | 'poisonous'

const IS_THERE = { kind: 'isThere', object: 'self' } as const
const SERVO = token({ colors: [], type: 'Artifact Creature — Servo', power: 1, toughness: 1 })
const SPIRIT = token({
  colors: ['W', 'B'],
  type: 'Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

const BEYOND_THE_FIRST: Quantity = {
  kind: 'most',
  of: [0, { kind: 'minus', left: count({ type: 'creature', blocking: 'self' }), right: 1 }],
}

/** Keywords with a number behind them that stand for ordinary abilities. */
export const countedKeywords: Expansions<Counted> = {
  // CR 702.70
  poisonous: ({ count: n }) => [
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [{ kind: 'playerCounters', player: 'eventPlayer', counter: 'poison', count: n }],
    }),
  ],
  // CR 702.130
  afflict: ({ count: n }) => [
    triggered({ on: { kind: 'becomesBlocked', object: 'self' }, effects: [loseLife(n, 'defendingPlayer')] }),
  ],
  // CR 702.135
  afterlife: ({ count: n }) => [triggered({ on: dies('self'), effects: [createToken(n, SPIRIT)] })],
  // CR 702.54
  bloodthirst: ({ count: n }) => [
    {
      ...entersWith({ kind: 'counters', counter: '+1/+1', count: n }),
      condition: { kind: 'happened', event: { kind: 'damage', to: { player: 'opponent' } }, when: 'thisTurn' },
    },
  ],
  // CR 702.122
  crew: ({ count: n }) => [
    activated({
      cost: [{ kind: 'tapOther', what: { type: 'creature', other: true }, totalPower: n }],
      effects: [apply('self', [addType('artifact', 'creature')])],
    }),
  ],
  // CR 702.171
  saddle: ({ count: n }) => [
    activated({
      cost: [{ kind: 'tapOther', what: { type: 'creature', other: true }, totalPower: n }],
      timing: 'sorcery',
      effects: [{ kind: 'becomeSaddled', what: 'self' }],
    }),
  ],
  // CR 702.52
  dredge: ({ count: n }) => [
    replacement(
      { kind: 'draw', player: 'you', optional: 'may', instead: [mill(n), returnTo('hand', 'self')] },
      {
        zone: 'graveyard',
        condition: {
          kind: 'compare',
          quantity: { kind: 'cardsIn', zone: 'library', player: 'you' },
          is: { atLeast: n },
        },
      },
    ),
  ],
  // CR 702.123; if it has left the battlefield, the tokens are created.
  fabricate: ({ count: n }) => [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'if',
          condition: IS_THERE,
          then: [
            {
              kind: 'may',
              player: 'you',
              effects: [putCounters('+1/+1', n, 'self')],
              else: [createToken(n, SERVO)],
            },
          ],
          else: [createToken(n, SERVO)],
        },
      ],
    }),
  ],
  // CR 702.58
  // CR 702.75a
  hideaway: ({ count: n }) => [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: n, as: 'seen' },
        { kind: 'chooseAmong', player: 'you', among: the('seen'), count: exactly(1), as: 'hidden' },
        exile(the('hidden'), { faceDown: 'faceDown', linked: 'hidden' }),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
  graft: ({ count: n }) => [
    entersWithCounters('+1/+1', n),
    triggered({
      on: enters({ type: 'creature', other: true }),
      condition: matches('self', { counters: { counter: '+1/+1', count: { atLeast: 1 } } }),
      effects: [
        may(
          // CR 122.5: a counter is moved only if both permanents are still there.
          when(
            { kind: 'all', conditions: [IS_THERE, { kind: 'isThere', object: 'eventObject' }] },
            { kind: 'removeCounters', what: 'self', counter: '+1/+1', count: 1, as: 'moved' },
            when({ kind: 'did', name: 'moved' }, putCounters('+1/+1', 1, 'eventObject')),
          ),
        ),
      ],
    }),
  ],
  // CR 702.23
  rampage: ({ count: n }) => [
    triggered({
      on: { kind: 'becomesBlocked', object: 'self' },
      effects: [pump('self', times(n, BEYOND_THE_FIRST), times(n, BEYOND_THE_FIRST))],
    }),
  ],
  // CR 702.46
  soulshift: ({ count: n }) => [
    triggered({
      on: dies('self'),
      targets: {
        spirit: target({ subtype: 'Spirit', zone: 'graveyard', owner: 'you', manaValue: { atMost: n } }),
      },
      effects: [may(returnTo('hand', the('spirit')))],
    }),
  ],
}
