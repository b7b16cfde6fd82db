import type { Ability, Condition, KeywordKind, TokenDefinition } from '@spellwright/dsl'
import {
  activated,
  all,
  apply,
  atBeginningOf,
  attacks,
  destroy,
  dies,
  draw,
  enters,
  entersWith,
  entersWithCounters,
  exile,
  gainLife,
  mana,
  matches,
  may,
  modifyPT,
  not,
  powerOf,
  putCounters,
  replacement,
  returnTo,
  rule,
  sacrifice,
  sacrificeIt,
  spell,
  target,
  the,
  token,
  toughnessOf,
  triggered,
  untap,
} from '@spellwright/dsl'
import { growingAttackers } from './attack-keywords.ts'
import { copiedIfPaid } from './copied-if-paid.ts'

const returnWithCounter = (counter: string): Ability =>
  triggered({
    on: dies('self'),
    condition: matches('self', { counters: { counter, count: { exactly: 0 } } }),
    effects: [returnTo('battlefield', 'self', { counters: { counter, count: 1 } })],
  })

/** CR 702.92, 702.163: a creature token with this Equipment attached to it. */
const tokenWithEquipment = (definition: TokenDefinition): Ability =>
  triggered({
    on: enters('self'),
    effects: [
      { kind: 'createToken', player: 'you', count: 1, token: definition, as: 'bearer' },
      { kind: 'attach', what: 'self', to: the('bearer') },
    ],
  })

const COLORS_SPENT = { kind: 'colorsSpent' } as const
const IS_CREATURE = matches('self', { type: 'creature' })
const entersWithColorsSpent = (counter: string, condition: Condition): Ability => ({
  ...entersWithCounters(counter, COLORS_SPENT),
  condition,
})

const UNPAIRED_CREATURE = { type: 'creature', controller: 'you', not: { is: 'paired' } } as const

/** Bare keywords that stand for ordinary abilities. */
export const bareKeywords: Partial<Record<KeywordKind, readonly Ability[]>> = {
  // CR 702.154; for tapping the other creature see `combat/attack.ts`.
  enlist: [
    triggered({
      on: { kind: 'enlisted', object: 'self' },
      effects: [apply('self', [modifyPT(powerOf('eventSource'), 0)])],
    }),
  ],
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
      cost: [sacrifice({ any: [{ type: 'artifact' }, { type: 'enchantment' }, { is: 'token' }] })],
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
  // CR 702.69
  gravestorm: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [
        {
          kind: 'copySpell',
          what: 'self',
          count: {
            kind: 'events',
            event: { kind: 'zoneChange', object: {}, from: 'battlefield', to: 'graveyard' },
            when: 'thisTurn',
          },
          newTargets: 'may',
        },
      ],
    }),
  ],
  // CR 702.144
  demonstrate: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'copySpell', what: 'self', count: 1, newTargets: 'may' }],
          then: [{ kind: 'copySpell', what: 'self', count: 1, newTargets: 'may', player: 'opponent' }],
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
  // CR 702.91
  'battle cry': [
    triggered({
      on: attacks('self'),
      effects: [apply(all({ type: 'creature', is: 'attacking', other: true }), [modifyPT(1, 0)])],
    }),
  ],
  // CR 702.85
  cascade: [triggered({ on: { kind: 'cast', player: 'you', spell: 'self' }, effects: [{ kind: 'cascade' }] })],
  // CR 702.99
  cipher: [spell({ effects: [{ kind: 'cipher' }] })],
  paradigm: [spell({ effects: [{ kind: 'paradigm' }] })],
  // CR 702.25
  flanking: [
    triggered({
      on: {
        kind: 'becomesBlocked',
        object: 'self',
        by: { type: 'creature', not: { keyword: 'flanking' } },
        each: 'blocker',
      },
      effects: [apply('eventSource', [modifyPT(-1, -1)])],
    }),
  ],
  'living weapon': [
    tokenWithEquipment(token({ colors: ['B'], type: 'Creature — Phyrexian Germ', power: 0, toughness: 0 })),
  ],
  'for Mirrodin!': [tokenWithEquipment(token({ colors: ['R'], type: 'Creature — Rebel', power: 2, toughness: 2 }))],
  // CR 702.184a
  station: [
    activated({
      cost: [{ kind: 'tapOther', what: { type: 'creature', other: true }, count: 1, as: 'tapped' }],
      timing: 'sorcery',
      effects: [putCounters('charge', powerOf(the('tapped')), 'self')],
    }),
  ],
  'job select': [tokenWithEquipment(token({ colors: [], type: 'Creature — Hero', power: 1, toughness: 1 }))],
  // CR 702.147
  decayed: [
    rule({ kind: 'cantBlock', what: 'self' }),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('endCombat', 'eachPlayer'),
          lasts: 'once',
          effects: [sacrificeIt('self')],
        },
      ],
    }),
  ],
  // CR 702.125: there is one opponent.
  undaunted: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{1}' } },
      { zone: 'everywhere' },
    ),
  ],
  // CR 702.115
  ingest: [
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
      effects: [{ kind: 'lookAtTop', player: 'eventPlayer', count: 1, as: 'top', reveal: 'reveal' }, exile(the('top'))],
    }),
  ],
  // CR 702.134
  mentor: [
    triggered({
      on: attacks('self'),
      targets: { student: target({ type: 'creature', is: 'attacking', power: { lessThan: powerOf('self') } }) },
      effects: [putCounters('+1/+1', 1, the('student'))],
    }),
  ],
  // CR 702.116: there is no opponent other than the defending player.
  myriad: [triggered({ on: attacks('self'), effects: [] })],
  // CR 702.39
  provoke: [
    triggered({
      on: attacks('self'),
      targets: { provoked: target({ type: 'creature', controller: 'defendingPlayer' }) },
      effects: [
        may(untap(the('provoked')), {
          kind: 'rule',
          rule: { kind: 'mustBlock', what: the('provoked'), attackers: 'self' },
          until: 'endOfCombat',
        }),
      ],
    }),
  ],
  // CR 702.136
  riot: [
    entersWith({
      kind: 'either',
      options: [
        { label: 'a +1/+1 counter', with: [{ kind: 'counters', counter: '+1/+1', count: 1 }] },
        { label: 'haste', with: [{ kind: 'gains', keyword: 'haste' }] },
      ],
    }),
  ],
  ...growingAttackers,
  // CR 702.78
  conspire: [
    {
      kind: 'additionalCost',
      optional: 'may',
      name: 'conspire',
      cost: [
        {
          kind: 'tapOther',
          what: { type: 'creature', is: 'untapped', shares: { what: 'color', with: 'self' } },
          count: 2,
        },
      ],
    },
    copiedIfPaid('conspire', 1),
  ],
  // CR 702.131a; for permanents see `sba/designations.ts`.
  ascend: [spell({ effects: [{ kind: 'ascend' }] })],
  // CR 702.156, 107.3m
  ravenous: [
    entersWithCounters('+1/+1', { kind: 'x' }),
    triggered({
      on: enters('self'),
      condition: { kind: 'compare', quantity: { kind: 'x' }, is: { atLeast: 5 } },
      effects: [draw()],
    }),
  ],
  // CR 702.44
  sunburst: [entersWithColorsSpent('+1/+1', IS_CREATURE), entersWithColorsSpent('charge', not(IS_CREATURE))],
  // CR 702.89
  'umbra armor': [
    replacement({
      kind: 'destroy',
      object: 'attachedTo',
      instead: { effects: [{ kind: 'removeDamage', what: 'attachedTo' }, destroy('self')] },
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
