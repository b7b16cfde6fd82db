import {
  type Ability,
  type Condition,
  type Filter,
  type Modification,
  mentionsOther,
  type Quantity,
  type StaticAbility,
} from '@spellwright/dsl'
import { ATTACHED } from '../words/attached.ts'
import { comparison, RELATION } from '../words/comparisons.ts'
import { animated } from './animation.ts'
import { castingRule } from './casting-rule.ts'
import { conditionOf } from './condition.ts'
import { entersAsCopy } from './copy.ts'
import { costOf } from './cost.ts'
import { modificationsOf } from './modification.ts'
import { aNoun, nounOf } from './noun.ts'
import { eachPhrase, quantityPhrase } from './quantity.ts'
import { Reading } from './reading.ts'
import { replacementAbility } from './replacement.ts'
import { staticRule } from './rule.ts'
import { MORE_STATICS } from './static-more.ts'
import { ENTERING, enters } from './statics/entering.ts'
import { affectsOf } from './statics/parts.ts'

type Statics = StaticAbility[] | undefined
type StaticReader = readonly [RegExp, (found: RegExpExecArray) => Statics]

const STATICS: readonly StaticReader[] = [
  ...ENTERING,
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

/** "is the chosen type", "are the chosen color": of lands it is a land type. */
function isChosen(subject: string, text: string): Modification | undefined {
  const found = /^(?:is|are) the chosen (color|type|creature type)$/.exec(text)
  if (found === null) return undefined
  if (found[1] === 'color') return { kind: 'setColor', colors: { chosen: 'color' } }
  const kind = /\blands?$/.test(subject) ? 'setLandTypes' : 'setCreatureTypes'
  return { kind, subtypes: { chosen: 'type' } }
}

/** "are 1/1 black creatures that are still lands" */
function stillLands(text: string): Modification[] | undefined {
  const found = /^(?:is|are) (.+) that(?:'s| are) still (?:a )?lands?$/.exec(text)
  return found === null ? undefined : animated(`become ${found[1]}`, true)
}

function continuous(text: string): Statics {
  const found = /^(.+?) (gets? .+|has .+|have .+|loses? .+|is .+|are .+|isn't .+|aren't .+)$/.exec(text)
  if (found === null) return undefined
  const affects = affectsOf(found[1]!)
  const chosen = affects === undefined ? undefined : isChosen(found[1]!, found[2]!)
  if (affects !== undefined && chosen !== undefined) return [{ kind: 'static', affects, apply: [chosen] }]
  const still = affects === undefined ? undefined : stillLands(found[2]!)
  if (affects !== undefined && still !== undefined) return [{ kind: 'static', affects, apply: still }]
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

/** CR 702.95: "both creatures have flying", of the source and the creature it is paired with. */
function pairHas(text: string): Ability[] | undefined {
  const found = /^(?:both creatures|each of those creatures) (.+)$/.exec(text)
  const apply = found === null ? undefined : modificationsOf(found[1]!, new Reading('self'))
  if (apply === undefined) return undefined
  const condition: Condition = { kind: 'matches', object: 'self', filter: { is: 'paired' } }
  return [{ kind: 'static', condition, affects: { any: [{ among: 'self' }, { among: 'paired' }] }, apply }]
}

/** "~ can't block if you control an untapped land": the same as "as long as". */
const RULE_IF = new RegExp(`^((?:~|(?:${ATTACHED.pattern}) [a-z]+) (?:can't|doesn't) .+?) if (.+)$`)

/** A sentence that is true all the time: "Other Goblins you control get +1/+1." */
export function staticAbilities(text: string): Ability[] | undefined {
  const behind = /^(.+) as long as (.+)$/.exec(text) ?? RULE_IF.exec(text)
  const before = /^(?:as long as) (.+?), (.+)$/.exec(text)
  const parts =
    before !== null
      ? { condition: before[1]!, what: before[2]! }
      : behind === null
        ? undefined
        : { condition: behind[2]!, what: behind[1]! }
  const there =
    parts === undefined
      ? null
      : /^~ is in your graveyard(?: and (.+))?$/.exec(
          parts.condition.replace(/^(.+) and (~ is in your graveyard)$/, '$2 and $1'),
        )
  if (parts !== undefined && there !== null) {
    const also = there[1] === undefined ? undefined : conditionOf(there[1], new Reading('self'))
    const abilities = there[1] !== undefined && also === undefined ? undefined : plain(parts.what.replace(/^it /, '~ '))
    return abilities?.map((ability) => ({
      ...ability,
      zone: 'graveyard' as const,
      ...(also === undefined ? {} : { condition: also }),
    }))
  }
  const pair =
    parts?.condition === 'it is paired with another creature' ||
    parts?.condition === '~ is paired with another creature'
      ? pairHas(parts.what)
      : undefined
  if (pair !== undefined) return pair
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
  const colored = /^~ is ([a-z]+(?: colors|(?: and [a-z]+)*))$/.exec(text)
  const [colors] = colored === null ? [] : (modificationsOf(`is ${colored[1]}`, new Reading('self')) ?? [])
  if (colors?.kind === 'setColor' && !('chosen' in colors.colors))
    return { kind: 'characteristicDefining', colors: colors.colors }
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
