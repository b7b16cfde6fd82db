import {
  apply,
  atBeginningOf,
  attacks,
  type Condition,
  continuous,
  createToken,
  dies,
  draw,
  type Effect,
  enters,
  exile,
  gain,
  gainAbility,
  matches,
  put,
  replacement,
  sacrifice,
  sacrificeIt,
  search,
  setBasePT,
  shuffle,
  spell,
  targetPlayer,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'
import { copiedIfPaid } from './copied-if-paid.ts'
import type { Expansions } from './expansion.ts'

type Kinds =
  | 'blitz'
  | 'casualty'
  | 'cleave'
  | 'encore'
  | 'mobilize'
  | 'offspring'
  | 'partnerWith'
  | 'replicate'
  | 'spectacle'
  | 'surge'
  | 'warp'
  | 'awaken'
  | 'freerunning'
  | 'impending'
  | 'sneak'

const paid = (cost: string): Condition => ({ kind: 'paid', cost })

const atNextEndStep = (...effects: Effect[]): Effect => ({
  kind: 'delayedTrigger',
  on: atBeginningOf('end', 'eachPlayer'),
  lasts: 'once',
  effects,
})

/** CR 702.173a; there are no commanders. */
const ASSASSINATED: Condition = {
  kind: 'happened',
  event: {
    kind: 'damage',
    source: { type: 'creature', subtype: 'Assassin', controller: 'you' },
    to: { player: 'any' },
    combat: 'combat',
  },
  when: 'thisTurn',
}

const IS_IMPENDING: Condition = {
  kind: 'all',
  conditions: [paid('impending'), matches('self', { counters: { counter: 'time', count: { atLeast: 1 } } })],
}

const WARRIOR = token({ colors: ['R'], type: 'Creature — Warrior', power: 1, toughness: 1 })

/** Keywords about how a card is cast, and what follows from it. */
export const castingKeywords: Expansions<Kinds> = {
  // CR 702.148; what the spell does then is said with the condition `paid`.
  cleave: ({ cost }) => [{ kind: 'alternativeCost', cost }],
  // CR 702.113; for what the spell does then see `casting/announce.ts`.
  awaken: ({ cost }) => [{ kind: 'alternativeCost', cost }],
  // CR 702.190; for entering attacking see `stack/resolve.ts`.
  sneak: ({ cost }) => [
    {
      kind: 'alternativeCost',
      timing: 'instant',
      condition: {
        kind: 'all',
        conditions: [
          { kind: 'isTurnOf', player: 'you' },
          { kind: 'duringStep', step: 'declareBlockers' },
        ],
      },
      cost: [
        ...cost,
        { kind: 'returnToHand', what: { is: ['attacking', 'unblocked'], controller: 'you' }, as: 'returned' },
      ],
    },
  ],
  // CR 702.176
  impending: ({ count: n, cost }) => [
    { kind: 'alternativeCost', cost },
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: 'time', count: n }] },
      { condition: paid('impending') },
    ),
    continuous({ affects: 'self', apply: [{ kind: 'removeType', types: ['creature'] }], condition: IS_IMPENDING }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: IS_IMPENDING,
      effects: [{ kind: 'removeCounters', what: 'self', counter: 'time', count: 1 }],
    }),
  ],
  // CR 702.173
  freerunning: ({ cost }) => [{ kind: 'alternativeCost', cost, condition: ASSASSINATED }],
  // CR 702.152
  blitz: ({ cost }) => [
    { kind: 'alternativeCost', cost },
    spell({ effects: [when(paid('blitz'), atNextEndStep(sacrificeIt('self')))] }),
    continuous({
      affects: 'self',
      apply: [gain('haste'), gainAbility(triggered({ on: dies('self'), effects: [draw()] }))],
      condition: paid('blitz'),
    }),
  ],
  // CR 702.153
  casualty: ({ count: n, except }) => [
    {
      kind: 'additionalCost',
      optional: 'may',
      name: 'casualty',
      cost: [sacrifice({ type: 'creature', power: { atLeast: n } })],
    },
    copiedIfPaid('casualty', 1, except),
  ],
  // CR 702.141
  encore: ({ cost }) => [
    {
      kind: 'activated',
      zone: 'graveyard',
      timing: 'sorcery',
      cost: [...cost, { kind: 'exile', what: 'self' }],
      effects: [
        { kind: 'createTokenCopy', player: 'you', count: 1, of: 'self', as: 'tokens' },
        { kind: 'rule', rule: { kind: 'mustAttack', what: the('tokens'), defender: 'opponent' }, until: 'endOfTurn' },
        apply(the('tokens'), [gain('haste')], 'game'),
        atNextEndStep(sacrificeIt(the('tokens'))),
      ],
    },
  ],
  // CR 702.181
  mobilize: ({ count: n }) => [
    triggered({
      on: attacks('self'),
      effects: [
        { ...createToken(n, WARRIOR), enters: ['tapped', 'attacking'], as: 'tokens' } as Effect,
        atNextEndStep(sacrificeIt(the('tokens'))),
      ],
    }),
  ],
  // CR 702.175
  offspring: ({ cost }) => [
    { kind: 'additionalCost', cost, optional: 'may', name: 'offspring' },
    triggered({
      on: enters('self'),
      condition: paid('offspring'),
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: 'self', except: [setBasePT(1)] }],
    }),
  ],
  // CR 702.124j
  partnerWith: ({ name }) => [
    triggered({
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'may',
          player: the('player'),
          effects: [
            search({ name }, { player: the('player'), whose: the('player'), reveal: 'reveal' }),
            put('hand', the('found')),
            shuffle(the('player')),
          ],
        },
      ],
    }),
  ],
  // CR 702.56; its cost is an optional cost of the spell.
  replicate: () => [copiedIfPaid('replicate', { kind: 'timesPaid', cost: 'replicate' })],
  // CR 702.137
  spectacle: ({ cost }) => [
    {
      kind: 'alternativeCost',
      cost,
      condition: { kind: 'happened', event: { kind: 'lifeLost', player: 'opponent' }, when: 'thisTurn' },
    },
  ],
  // CR 702.117
  surge: ({ cost }) => [
    {
      kind: 'alternativeCost',
      cost,
      condition: { kind: 'happened', event: { kind: 'cast', player: 'you' }, when: 'thisTurn' },
    },
  ],
  // CR 702.185
  warp: ({ cost }) => [
    { kind: 'alternativeCost', cost, condition: matches('self', { zone: 'hand' }) },
    spell({
      effects: [
        when(
          paid('warp'),
          atNextEndStep(exile('self', { as: 'card' }), { kind: 'setAside', what: the('card'), how: 'warped' }),
        ),
      ],
    }),
  ],
}
