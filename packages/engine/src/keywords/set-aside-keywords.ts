import {
  type Ability,
  apply,
  atBeginningOf,
  exile,
  gain,
  mana,
  matches,
  putCounters,
  the,
  triggered,
  when,
} from '@spellwright/dsl'
import type { Expansions } from './expansion.ts'

const IS_EXILED = matches('self', { zone: 'exile' })
const IS_SUSPENDED = matches('self', { zone: 'exile', counters: { counter: 'time', count: { atLeast: 1 } } })

/** CR 702.62a: the two triggered abilities of a suspended card. */
const SUSPENDED: readonly Ability[] = [
  triggered({
    zone: 'exile',
    on: atBeginningOf('upkeep', 'you'),
    condition: IS_SUSPENDED,
    effects: [{ kind: 'removeCounters', what: 'self', counter: 'time', count: 1 }],
  }),
  triggered({
    zone: 'exile',
    on: { kind: 'countersRemoved', object: 'self', counter: 'time', last: 'last' },
    condition: IS_EXILED,
    effects: [
      { kind: 'castCard', what: 'self', player: 'you', cost: 'free', optional: 'may', as: 'cast' },
      when(
        matches(the('cast'), { type: 'creature', zone: 'stack' }),
        apply(the('cast'), [gain('haste')], 'whileYouControlIt'),
      ),
    ],
  }),
]

/** Keywords that exile a card to be cast later. */
export const setAsideKeywords: Expansions<'foretell' | 'plot' | 'suspend'> = {
  // CR 702.143; for its cost see `casting/cast-options.ts`.
  foretell: () => [
    {
      kind: 'specialAction',
      zone: 'hand',
      timing: 'yourTurn',
      cost: [mana('{2}')],
      effects: [
        exile('self', { faceDown: 'faceDown', as: 'card' }),
        { kind: 'setAside', what: the('card'), how: 'foretold' },
      ],
    },
  ],
  // CR 702.170
  plot: ({ cost }) => [
    {
      kind: 'specialAction',
      zone: 'hand',
      timing: 'sorcery',
      cost,
      effects: [exile('self', { as: 'card' }), { kind: 'setAside', what: the('card'), how: 'plotted' }],
    },
  ],
  // CR 702.62
  suspend: ({ count, cost }) => [
    {
      kind: 'specialAction',
      zone: 'hand',
      timing: 'asCast',
      cost,
      effects: [exile('self', { as: 'card' }), putCounters('time', count, the('card'))],
    },
    ...SUSPENDED,
  ],
}
