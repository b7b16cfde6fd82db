import {
  type Ability,
  activated,
  apply,
  atBeginningOf,
  attacks,
  controllerSacrifices,
  count,
  countersOn,
  dies,
  draw,
  type Effect,
  enters,
  entersWith,
  entersWithCounters,
  gain,
  type Keyword,
  matches,
  not,
  pump,
  put,
  putCounters,
  type Quantity,
  returnTo,
  rule,
  sacrificeIt,
  search,
  shuffle,
  target,
  the,
  times,
  triggered,
  unless,
  when,
} from '@spellwright/dsl'
import { memoized } from '../state/memoized.ts'
import { attackKeywords } from './attack-keywords.ts'
import { bareKeywords } from './bare-keywords.ts'
import { castingKeywords } from './casting-keywords.ts'
import { costKeywords } from './cost-keywords.ts'
import { countedKeywords } from './counted-keywords.ts'
import type { Expansion, Expansions, KeywordData } from './expansion.ts'
import { permanentKeywords } from './permanent-keywords.ts'
import { promisedKeywords } from './promised-keywords.ts'
import { setAsideKeywords } from './set-aside-keywords.ts'

const NOTHING: readonly Ability[] = []

/** CR 702.84a: if it would leave the battlefield, it is exiled instead. */
const UNEARTHED_ELSEWHERE = (['graveyard', 'hand', 'library'] as const).map(
  (to): Effect => ({
    kind: 'shield',
    uses: 'unlimited',
    until: 'game',
    replacement: { kind: 'zoneChange', object: the('unearthed'), from: 'battlefield', to, instead: { to: 'exile' } },
  }),
)

/** CR 702.187c. With a cost, the card is cast for it: see `casting/cast-options.ts`. */
const MAY_BE_PLAYED_AFTER_DISCARD = rule(
  { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self' },
  {
    zone: 'graveyard',
    condition: {
      kind: 'happened',
      event: { kind: 'discarded', player: 'you', object: 'self' },
      when: 'thisTurn',
    },
  },
)

/** The ordinary abilities that keywords stand for (CR 702); the others are handled where their rule belongs. */
const parametrised: Expansions<KeywordData['kind']> = {
  ...countedKeywords,
  ...costKeywords,
  ...setAsideKeywords,
  ...castingKeywords,
  ...attackKeywords,
  ...permanentKeywords,
  ...promisedKeywords,
  harmonize: () => NOTHING,
  mayhem: ({ cost }) => (cost === undefined ? [MAY_BE_PLAYED_AFTER_DISCARD] : NOTHING),
  miracle: () => NOTHING,
  escalate: () => NOTHING,
  strive: () => NOTHING,
  splice: () => NOTHING,
  protection: () => NOTHING,
  landwalk: () => NOTHING,
  hexproofFrom: () => NOTHING,
  enchant: () => NOTHING,
  kicker: () => NOTHING,
  buyback: () => NOTHING,
  flashback: () => NOTHING,
  madness: () => NOTHING,
  morph: () => NOTHING,
  disguise: () => NOTHING,
  disturb: () => NOTHING,
  escape: () => NOTHING,
  emerge: () => NOTHING,
  toxic: () => NOTHING,
  prototype: () => NOTHING,
  // CR 702.21a
  ward: ({ cost }) => [
    triggered({
      on: { kind: 'becomesTarget', object: 'self', controller: 'opponent' },
      effects: [unless({ controllerOf: 'eventSource' }, cost, { kind: 'counterSpell', what: 'eventSource' })],
    }),
  ],
  // CR 702.29
  cycling: ({ cost, search: filter }) => [
    activated({
      cost: [...cost, { kind: 'discard', what: 'self' }],
      zone: 'hand',
      effects:
        filter === undefined ? [draw(1)] : [search(filter, { reveal: 'reveal' }), put('hand', the('found')), shuffle()],
    }),
  ],
  // CR 702.30
  echo: ({ cost }) => [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: { kind: 'newSinceLastUpkeep' },
      effects: [unless('you', cost, sacrificeIt('self'))],
    }),
  ],
  // CR 702.32
  fading: ({ count: n }) => [
    entersWithCounters('fade', n),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        { kind: 'removeCounters', what: 'self', counter: 'fade', count: 1, as: 'removed' },
        when(not({ kind: 'did', name: 'removed' }), sacrificeIt('self')),
      ],
    }),
  ],
  // CR 702.63
  vanishing: ({ count: n }) => [
    entersWithCounters('time', n),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: matches('self', { counters: { counter: 'time', count: { atLeast: 1 } } }),
      effects: [{ kind: 'removeCounters', what: 'self', counter: 'time', count: 1 }],
    }),
    triggered({
      on: { kind: 'countersRemoved', object: 'self', counter: 'time', last: 'last' },
      effects: [sacrificeIt('self')],
    }),
  ],
  // CR 702.24
  cumulativeUpkeep: ({ cost }) => [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        putCounters('age', 1, 'self'),
        unless('you', [{ kind: 'repeated', cost, times: countersOn('self', 'age') }], sacrificeIt('self')),
      ],
    }),
  ],
  // CR 702.49
  ninjutsu: ({ cost }) => [
    activated({
      zone: 'hand',
      condition: { kind: 'exists', of: { type: 'creature', is: ['attacking', 'unblocked'], controller: 'you' } },
      cost: [
        ...cost,
        { kind: 'returnToHand', what: { is: ['attacking', 'unblocked'], controller: 'you' }, as: 'returned' },
        { kind: 'reveal', what: 'self' },
      ],
      effects: [put('battlefield', 'self', { enters: ['tapped', 'attacking'] })],
    }),
  ],
  // CR 702.86
  annihilator: ({ count: n }) => [
    triggered({
      on: attacks('self'),
      effects: [{ kind: 'sacrificeChoice', player: 'defendingPlayer', filter: {}, count: n }],
    }),
  ],
  // CR 702.45
  bushido: ({ count: n }) => [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self' },
          { kind: 'becomesBlocked', object: 'self' },
        ],
      },
      effects: [pump('self', n, n)],
    }),
  ],
  // CR 702.112
  renown: ({ count: n }) => [
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
      condition: not(matches('self', { is: 'renowned' })),
      effects: [putCounters('+1/+1', n, 'self'), { kind: 'becomeRenowned', what: 'self' }],
    }),
  ],
  // CR 702.6
  equip: ({ cost, to }) => [
    activated({
      cost,
      timing: 'sorcery',
      targets: { equipped: target({ type: 'creature', ...to, controller: 'you' }) },
      effects: [{ kind: 'attach', what: 'self', to: the('equipped') }],
    }),
  ],
  // CR 702.41
  affinity: ({ for: filter }) => [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: { kind: 'reduce', mana: '{1}', times: count({ ...filter, controller: 'you' }) },
      },
      { zone: 'everywhere' },
    ),
  ],
  // CR 702.84
  unearth: ({ cost }) => [
    activated({
      zone: 'graveyard',
      timing: 'sorcery',
      cost,
      effects: [
        returnTo('battlefield', 'self', { as: 'unearthed' }),
        apply(the('unearthed'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [{ kind: 'move', verb: 'exile', what: the('unearthed'), to: 'exile' }],
        },
        ...UNEARTHED_ELSEWHERE,
      ],
    }),
  ],
  // CR 702.74
  evoke: ({ cost }) => [
    { kind: 'alternativeCost', cost },
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'evoke' },
      effects: [controllerSacrifices('self')],
    }),
  ],
  // CR 702.83
  exalted: () => [
    triggered({
      on: { kind: 'attacks', object: { type: 'creature', controller: 'you' }, alone: 'alone' },
      effects: [pump('eventObject', 1, 1)],
    }),
  ],
  // CR 702.140a, 702.103a; for the spell itself see `casting`.
  mutate: ({ cost }) => [{ kind: 'alternativeCost', cost }],
  bestow: ({ cost }) => [{ kind: 'alternativeCost', cost }],
  // CR 702.82
  devour: ({ count: n, what }) => [
    entersWith(
      {
        kind: 'sacrificeAs',
        what: { ...(what ?? { type: 'creature' }), controller: 'you' },
        count: { min: 0, max: 'any' },
        as: 'devoured',
      },
      { kind: 'counters', counter: '+1/+1', count: devourCounters(n) },
    ),
  ],
  // CR 702.139a, 116.2g; `setup` knows which card is the companion.
  companion: () => [
    {
      kind: 'specialAction',
      zone: 'outside',
      cost: [{ kind: 'mana', mana: '{3}' }],
      timing: 'sorcery',
      effects: [put('hand', 'self')],
    },
  ],
  // CR 702.157; its cost is an optional cost of the spell.
  squad: () => [
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'squad' },
      effects: [{ kind: 'createTokenCopy', player: 'you', count: { kind: 'timesPaid', cost: 'squad' }, of: 'self' }],
    }),
  ],
  // CR 702.43
  modular: ({ count: n }) => [
    entersWithCounters('+1/+1', n),
    triggered({
      on: dies('self'),
      targets: { receiver: target({ type: 'artifact', any: [{ type: 'creature' }] }) },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [putCounters('+1/+1', countersOn('self', '+1/+1'), the('receiver'))],
        },
      ],
    }),
  ],
}

const devourCounters = (each: number | 'devoured'): Quantity =>
  each === 'devoured'
    ? { kind: 'product', factors: [{ kind: 'devoured' }, { kind: 'devoured' }] }
    : times(each, { kind: 'devoured' })

const expanded = memoized((keyword: KeywordData): readonly Ability[] => {
  const expansion = parametrised[keyword.kind] as Expansion<typeof keyword.kind>
  return tagged(expansion(keyword as never), keyword.kind)
})

/** The ordinary abilities a keyword stands for; each says which keyword it came from. */
export const expandKeywords = (keyword: Keyword): readonly Ability[] =>
  typeof keyword === 'string' ? (taggedBareKeywords[keyword] ?? NOTHING) : expanded(keyword)

const tagged = (abilities: readonly Ability[], keyword: string): readonly Ability[] =>
  abilities.map((ability) => (TAGGED.has(ability.kind) ? ({ ...ability, keyword } as Ability) : ability))

const TAGGED: ReadonlySet<Ability['kind']> = new Set(['activated', 'triggered', 'static', 'specialAction'])

const taggedBareKeywords: Readonly<Record<string, readonly Ability[]>> = Object.fromEntries(
  Object.entries(bareKeywords).map(([keyword, abilities]) => [keyword, tagged(abilities, keyword)]),
)
