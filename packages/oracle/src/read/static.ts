import {
  type Ability,
  type Affects,
  type Condition,
  type Filter,
  mentionsOther,
  type Quantity,
  type StaticAbility,
} from '@spellwright/dsl'
import { ATTACHED, isAttached } from '../words/attached.ts'
import { CHOICE } from '../words/choices.ts'
import { comparison, RELATION } from '../words/comparisons.ts'
import { quantityOf } from './amount.ts'
import { castingRule } from './casting-rule.ts'
import { conditionOf } from './condition.ts'
import { entersAsCopy } from './copy.ts'
import { costOf } from './cost.ts'
import { CHOSEN_AS } from './effect/choosing.ts'
import { modificationsOf } from './modification.ts'
import { aNoun, nounOf } from './noun.ts'
import { eachPhrase, quantityPhrase } from './quantity.ts'
import { Reading } from './reading.ts'
import { replacementAbility } from './replacement.ts'
import { staticRule } from './rule.ts'
import { MORE_STATICS } from './static-more.ts'

type Statics = StaticAbility[] | undefined
type StaticReader = readonly [RegExp, (found: RegExpExecArray) => Statics]

const enters = (
  modification: Extract<NonNullable<StaticAbility['replacement']>, { kind: 'enters' }>['with'][number],
  condition?: Condition,
): StaticAbility => ({
  kind: 'static',
  replacement: { kind: 'enters', object: 'self', with: [modification] },
  ...(condition === undefined ? {} : { condition }),
})

function affectsOf(text: string): Affects | undefined {
  if (text === '~') return 'self'
  if (isAttached(text)) return 'attachedTo'
  const each = /^(?:each|all) (.+)$/.exec(text)
  return nounOf(each === null ? text : each[1]!)
}

const STATICS: readonly StaticReader[] = [
  [/^~ enters prepared$/, () => [enters({ kind: 'prepared' })]],
  [/^~ enters tapped$/, () => [enters({ kind: 'tapped' })]],
  [
    /^~ enters tapped unless (.+)$/,
    ([, text]) => {
      const condition = conditionOf(text!, new Reading('self'))
      return condition === undefined ? undefined : [enters({ kind: 'tapped' }, { kind: 'not', condition })]
    },
  ],
  [
    /^~ enters with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      return count === undefined ? undefined : [enters({ kind: 'counters', counter: counter!, count })]
    },
  ],
  [
    /^~ enters with (\S+) (\S+) counters? on it if (.+)$/,
    ([, amount, counter, text]) => {
      const count = quantityOf(amount!)
      const condition = conditionOf(text!, new Reading('self'))
      if (count === undefined || condition === undefined) return undefined
      return [enters({ kind: 'counters', counter: counter!, count }, condition)]
    },
  ],
  [
    /^~ enters with (?:an? )(\S+) counter on it for each (.+)$/,
    ([, counter, text]) => {
      const count = eachPhrase(text!, new Reading('self'))
      return count === undefined ? undefined : [enters({ kind: 'counters', counter: counter!, count })]
    },
  ],
  [
    /^~ enters with your choice of (an? \S+(?: strike)? counter(?:, an? \S+(?: strike)? counter)*,? or an? \S+(?: strike)? counter) on it$/,
    ([, list]) => {
      const labels = list!.split(/, or |, | or /)
      const options = labels.map((label) => ({
        label,
        with: [{ kind: 'counters' as const, counter: label.replace(/^an? (.+) counter$/, '$1'), count: 1 }],
      }))
      return [enters({ kind: 'either', options })]
    },
  ],
  [
    /^~ enters tapped with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      if (count === undefined) return undefined
      const both = [{ kind: 'tapped' }, { kind: 'counters', counter: counter!, count }] as const
      return [{ kind: 'static', replacement: { kind: 'enters', object: 'self', with: both } }]
    },
  ],
  [
    /^~ enters with X (\S+) counters on it, where X is (.+)$/,
    ([, counter, text]) => {
      const count = quantityPhrase(text!, new Reading('self'))
      return count === undefined ? undefined : [enters({ kind: 'counters', counter: counter!, count })]
    },
  ],
  [
    /^if ~ was kicked, it enters with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      return count === undefined
        ? undefined
        : [enters({ kind: 'counters', counter: counter!, count }, { kind: 'kicked' })]
    },
  ],
  [
    new RegExp(`^as ~ enters, choose a (${CHOICE.pattern})$`),
    ([, word]) => {
      const kind = CHOICE.read(word!)
      return kind === 'color' || kind === 'creatureType'
        ? [enters({ kind: 'choose', choose: { kind }, as: CHOSEN_AS[kind] })]
        : undefined
    },
  ],
  [
    /^if it's neither day nor night, it becomes (day|night) as ~ enters$/,
    ([, daytime]) => [enters({ kind: 'daytime', daytime: daytime as 'day' }, { kind: 'isDaytime', is: 'neither' })],
  ],
  [
    /^you have no maximum hand size$/,
    () => [{ kind: 'static', rule: { kind: 'maximumHandSize', player: 'you', size: 'none' } }],
  ],
  [
    /^you may play an additional land on each of your turns$/,
    () => [{ kind: 'static', rule: { kind: 'additionalLands', player: 'you', count: 1 } }],
  ],
  [
    /^you have (hexproof|shroud)$/,
    ([, word]) => [{ kind: 'static', rule: { kind: 'playerHas', player: 'you', keyword: word as 'shroud' } }],
  ],
  [
    /^(.+? spells|spells)( you cast| your opponents cast)? cost ((?:\{[^}]+\})+) (less|more) to cast$/,
    ([, text, who, mana, side]) => {
      const filter = nounOf(text!)
      if (filter === undefined) return undefined
      const { zone: _zone, ...spell } = filter
      const player = who === ' you cast' ? 'you' : who === undefined ? 'eachPlayer' : 'opponent'
      return [
        {
          kind: 'static',
          rule: {
            kind: 'costChange',
            player,
            spell,
            change: side === 'less' ? { kind: 'reduce', mana: mana! } : { kind: 'increase', mana: mana! },
          },
        },
      ]
    },
  ],
  [
    /^~ costs ((?:\{[^}]+\})+) less to cast for each (.+)$/,
    ([, mana, text]) => {
      const times = eachPhrase(text!, new Reading('self'))
      return times === undefined
        ? undefined
        : [
            {
              kind: 'static',
              zone: 'everywhere',
              rule: {
                kind: 'costChange',
                player: 'you',
                spell: 'self',
                change: { kind: 'reduce', mana: mana!, times },
              },
            },
          ]
    },
  ],
  [
    /^~ costs \{X\} less to cast, where X is (.+)$/,
    ([, text]) => {
      const times = quantityPhrase(text!, new Reading('self'))
      // What is counted one by one is told so.
      if (times === undefined || (typeof times === 'object' && times.kind === 'count')) return undefined
      return [
        {
          kind: 'static',
          zone: 'everywhere',
          rule: { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{1}', times } },
        },
      ]
    },
  ],
]

function continuous(text: string): Statics {
  const found = /^(.+?) (gets? .+|has .+|have .+|loses? .+|is .+|are .+|isn't .+|aren't .+)$/.exec(text)
  if (found === null) return undefined
  const affects = affectsOf(found[1]!)
  const apply = affects === undefined ? undefined : modificationsOf(found[2]!, new Reading('self'))
  if (affects === undefined || apply === undefined) return undefined
  // Of what others there are, each affected object is told apart; the data only tells the source apart.
  const numbers = apply.filter(({ kind }) => kind !== 'gainAbility')
  if (affects !== 'self' && mentionsOther('modification', numbers)) return undefined
  return [{ kind: 'static', affects, apply }]
}

const joinedRules: Readonly<Record<string, readonly [string, string]>> = {
  "can't attack or block": ["can't attack", "can't block"],
  "can't attack or block alone": ["can't attack alone", "can't block alone"],
  "can't block and can't be blocked": ["can't block", "can't be blocked"],
  'attacks or blocks each combat if able': ['attacks each combat if able', 'blocks each combat if able'],
}

function rules(text: string): Statics {
  for (const [both, [first, second]] of Object.entries(joinedRules)) {
    if (!text.endsWith(` ${both}`)) continue
    const subject = text.slice(0, -both.length)
    const pair = [staticRule(subject + first, new Reading('self')), staticRule(subject + second, new Reading('self'))]
    if (pair.every((rule) => rule !== undefined)) return pair.map((rule) => ({ kind: 'static', rule: rule! }))
  }
  const rule = staticRule(text, new Reading('self'))
  if (rule === undefined) return undefined
  return [
    {
      kind: 'static',
      rule,
      ...(rule.kind === 'cantBeCountered' && rule.what === 'self' ? { zone: 'stack' as const } : {}),
    },
  ]
}

/** "~ can't attack unless defending player controls an Island". */
function unlessDefended(text: string): Statics {
  const found = /^(.+ can't attack) unless defending player controls (an? .+)$/.exec(text)
  const of = found === null ? undefined : aNoun(found[2]!)
  const rule = found === null || of === undefined ? undefined : staticRule(found[1]!, new Reading('self'))
  if (of === undefined || rule === undefined) return undefined
  const condition: Condition = { kind: 'exists', of: { ...of, controller: 'defendingPlayer' } }
  return [{ kind: 'static', rule, condition: { kind: 'not', condition } }]
}

/** "~ can't attack or block unless you control another Giant". */
function unlessSo(text: string): Statics {
  const found = /^(~ can't (?:attack or block|attack|block)) unless (.+)$/.exec(text)
  const condition = found === null ? undefined : conditionOf(found[2]!, new Reading('self'))
  const forbidden = condition === undefined ? undefined : rules(found![1]!)
  return forbidden?.map((ability) => ({ ...ability, condition: { kind: 'not', condition: condition! } }))
}

const SMALLER_CANT_BLOCK = new RegExp(`^creatures with power (${RELATION.pattern}) ~'s power can't block it$`)

/** "Creatures with power less than ~'s power can't block it." */
function smallerCantBlock(text: string): Statics {
  const found = SMALLER_CANT_BLOCK.exec(text)
  if (found === null) return undefined
  const power: Quantity = { kind: 'powerOf', object: 'self' }
  const by: Filter = { type: 'creature', power: comparison(RELATION.read(found[1]!)!, power) }
  return [{ kind: 'static', rule: { kind: 'cantBeBlocked', what: 'self', by } }]
}

function plain(text: string): Statics {
  const copy = entersAsCopy(text)
  if (copy !== undefined) return [enters(copy)]
  const smaller = smallerCantBlock(text)
  if (smaller !== undefined) return smaller
  for (const [pattern, read] of STATICS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const abilities = read(found)
    if (abilities !== undefined) return abilities
  }
  const other = replacementAbility(text) ?? castingRule(text)
  if (other !== undefined) return [other]
  for (const [pattern, read] of MORE_STATICS) {
    const found = pattern.exec(text)
    const abilities = found === null ? undefined : read(found)
    if (abilities !== undefined) return abilities as StaticAbility[]
  }
  if (/^you control enchanted [a-z]+$/.test(text))
    return [{ kind: 'static', affects: 'attachedTo', apply: [{ kind: 'setController', player: 'you' }] }]
  const locked =
    /^(enchanted [a-z]+) (can't attack or block|can't attack|can't block|doesn't untap during its controller's untap step),? and its activated abilities can't be activated( unless they're mana abilities)?$/.exec(
      text,
    )
  if (locked !== null) {
    const combat = rules(`${locked[1]} ${locked[2]}`)
    const abilities = castingRule(`${locked[1]}'s activated abilities can't be activated${locked[3] ?? ''}`)
    return combat === undefined || abilities === undefined ? undefined : [...combat, abilities]
  }
  const both =
    /^(~|enchanted [a-z]+|equipped [a-z]+) (gets .+?|has .+?|loses .+?),? and ((?:can't|can|attacks|doesn't|is goaded|must)(?: .+|$))/.exec(
      text,
    )
  if (both !== null) {
    const first = continuous(`${both[1]} ${both[2]}`)
    const second = rules(`${both[1]} ${both[3]}`)
    if (first?.length === 1 && second?.length === 1) return [{ ...first[0]!, ...second[0]! }]
  }
  return unlessDefended(text) ?? unlessSo(text) ?? rules(text) ?? continuous(text)
}

/** A sentence that is true all the time: "Other Goblins you control get +1/+1." */
export function staticAbilities(text: string): Ability[] | undefined {
  const behind = /^(.+) as long as (.+)$/.exec(text)
  const before = /^(?:as long as) (.+?), (.+)$/.exec(text)
  const parts =
    before !== null
      ? { condition: before[1]!, what: before[2]! }
      : behind === null
        ? undefined
        : { condition: behind[2]!, what: behind[1]! }
  const there = parts === undefined ? null : /^~ is in your graveyard(?: and (.+))?$/.exec(parts.condition)
  if (parts !== undefined && there !== null) {
    const also = there[1] === undefined ? undefined : conditionOf(there[1], new Reading('self'))
    const abilities = there[1] !== undefined && also === undefined ? undefined : plain(parts.what)
    return abilities?.map((ability) => ({
      ...ability,
      zone: 'graveyard' as const,
      ...(also === undefined ? {} : { condition: also }),
    }))
  }
  if (parts !== undefined) {
    // "it" is what the other part speaks of; of several objects each would be meant.
    const subject = new RegExp(`^(~|(?:${ATTACHED.pattern}) [a-z]+)(?= |'|$)`)
    const first = subject.exec(before === null ? parts.what : parts.condition)?.[1]
    const spoken = first === undefined || first === '~' ? 'self' : 'attachedTo'
    const isOfEach = before === null && first === undefined && /^it\b/.test(parts.condition)
    const condition = isOfEach ? undefined : conditionOf(parts.condition, new Reading(spoken))
    const abilities =
      condition === undefined
        ? undefined
        : plain(
            parts.what
              .replace(/^it's /, `${before === null ? '~' : (first ?? '~')} is `)
              .replace(/^it /, `${before === null ? '~' : (first ?? '~')} `),
          )
    if (condition !== undefined && abilities !== undefined)
      return abilities.map((ability) => ({ ...ability, condition }))
  }
  const turn = /^during your turn, (.+)$/.exec(text)
  if (turn !== null) {
    const abilities = plain(turn[1]!)
    return abilities?.map((ability) => ({ ...ability, condition: { kind: 'isTurnOf', player: 'you' } }))
  }
  return plain(text)
}

/** "~'s power and toughness are each equal to the number of creatures you control." */
export function characteristic(text: string): Ability | undefined {
  if (text === '~ is every creature type') return { kind: 'characteristicDefining', creatureTypes: 'all' }
  const both = /^~'s power and toughness are each equal to (.+)$/.exec(text)
  const one = /^~'s (power|toughness) is equal to (.+)$/.exec(text)
  const value = quantityPhrase((both?.[1] ?? one?.[2]) || '', new Reading('self'))
  if (value === undefined) return undefined
  if (both !== null) return { kind: 'characteristicDefining', power: value, toughness: value }
  return one![1] === 'power'
    ? { kind: 'characteristicDefining', power: value }
    : { kind: 'characteristicDefining', toughness: value }
}

/** "As ~ enters, you may pay 2 life. If you don't, it enters tapped." */
export function entersTappedUnlessPaid(paragraph: string): Ability[] | undefined {
  const found = /^As ~ enters, you may (.+)\. If you don't, (?:it|~) enters tapped\.$/.exec(paragraph)
  const cost = found === null ? undefined : costOf(found[1]!)
  return cost === undefined ? undefined : [enters({ kind: 'payOr', cost, else: [{ kind: 'tapped' }] })]
}
