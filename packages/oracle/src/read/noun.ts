import {
  type CardType,
  type Comparison,
  type Filter,
  OUTLAWS,
  type PlayerRef,
  type Quantity,
  type Status,
  SUPERTYPES,
  type Supertype,
} from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import { boundOf, comparison, RELATION, VALUE_BOUND } from '../words/comparisons.ts'
import { COUNTER_KIND } from '../words/counters.ts'
import { isKeywordKind } from '../words/keywords.ts'
import { STACK_KIND } from '../words/stack-kinds.ts'
import { STATUS_ADJECTIVE, STATUS_CLAUSE } from '../words/statuses.ts'
import { CARD_TYPE, subtypeOf } from '../words/types.ts'
import { VALUE } from '../words/values.ts'
import { OWN_ZONE, SHARED_ZONE } from '../words/zones.ts'
import { quantityOf } from './amount.ts'

type Fields = { -readonly [K in keyof Filter]: Filter[K] }

const NOUNS = new Set([
  'permanent',
  'permanents',
  'card',
  'cards',
  'spell',
  'spells',
  'token',
  'tokens',
  'source',
  'sources',
])

/** Which player a possessive or a relative clause names. */
export interface NounPlayers {
  that?: PlayerRef
  /** What a number is compared with, in the words of the ability. */
  quantity?: (text: string) => Quantity | undefined
}

/** What stands behind the noun, last first. */
type After = readonly [RegExp, (found: RegExpExecArray, fields: Fields, players: NounPlayers) => boolean]

const compared = (amount: string, side: string | undefined): Comparison | undefined => {
  const value = quantityOf(amount)
  const relation = boundOf(side)
  return value === undefined || relation === undefined ? undefined : comparison(relation, value)
}
const set = <K extends keyof Filter>(fields: Fields, key: K, value: Filter[K]): boolean => {
  if (value === undefined || fields[key] !== undefined) return false
  fields[key] = value as Fields[K]
  return true
}
const inZone = (fields: Fields, zone: Filter['zone'], owner?: PlayerRef): boolean =>
  set(fields, 'zone', zone) && (owner === undefined || set(fields, 'owner', owner))

const AFTER: readonly After[] = [
  [
    new RegExp(` with (${VALUE.pattern}) (${RELATION.pattern}) (?!or equal)(.+)$`),
    ([, what, side, text], fields, { quantity }) => {
      const value = quantity?.(text!)
      return value !== undefined && set(fields, VALUE.read(what!)!, comparison(RELATION.read(side!)!, value))
    },
  ],
  [/ that targets ~$/, (_, fields) => set(fields, 'targets', 'self')],
  [/ that targets (an? .+)$/, ([, text], fields, players) => set(fields, 'targetsSome', aNoun(text!, players))],
  [/ you control$/, (_, fields) => set(fields, 'controller', 'you')],
  [/ (?:an opponent controls|your opponents control)$/, (_, fields) => set(fields, 'controller', 'opponent')],
  [/ you don't control$/, (_, fields) => set(fields, 'not', { controller: 'you' })],
  [/ defending player controls$/, (_, fields) => set(fields, 'controller', 'defendingPlayer')],
  [/ (?:that player|they) controls?$/, (_, fields, { that }) => that !== undefined && set(fields, 'controller', that)],
  [/ you own$/, (_, fields) => set(fields, 'owner', 'you')],
  [
    new RegExp(` (?:from|in) your (${OWN_ZONE.pattern})$`),
    ([, zone], fields) => inZone(fields, OWN_ZONE.read(zone!), 'you'),
  ],
  [/ (?:from|in) (?:a graveyard|graveyards|all graveyards)$/, (_, fields) => inZone(fields, 'graveyard')],
  [/ (?:from|in) an opponent's graveyard$/, (_, fields) => inZone(fields, 'graveyard', 'opponent')],
  [new RegExp(` (?:from|in) ${SHARED_ZONE.say('exile')}$`), (_, fields) => inZone(fields, 'exile')],
  [
    new RegExp(` with an? (${COUNTER_KIND}) counter on (?:it|them)$`),
    ([, counter], fields) => set(fields, 'counters', { counter: counter!, count: { atLeast: 1 } }),
  ],
  [
    / with (?:a counter on it|(?:one or more )?counters on (?:it|them))$/,
    (_, fields) => set(fields, 'counters', { counter: 'any', count: { atLeast: 1 } }),
  ],
  [
    new RegExp(` with (?!more)(${COUNTER_KIND}) counters on them$`),
    ([, counter], fields) =>
      counter === 'no'
        ? set(fields, 'counters', { counter: 'any', count: { exactly: 0 } })
        : set(fields, 'counters', { counter: counter!, count: { atLeast: 1 } }),
  ],
  [
    new RegExp(` with (${VALUE.pattern}) (\\d+|X)(?: or (${VALUE_BOUND.pattern}))?$`),
    ([, what, amount, side], fields) => set(fields, VALUE.read(what!)!, compared(amount!, side)),
  ],
  [/ without ([a-z ]+)$/, ([, word], fields) => isKeywordKind(word!) && set(fields, 'not', { keyword: word! })],
  [/ with ([a-z ]+)$/, ([, word], fields) => isKeywordKind(word!) && set(fields, 'keyword', word!)],
  [/ named ([A-Z][^.]*)$/, ([, name], fields) => isNamed(name!, fields)],
  [new RegExp(` (${STATUS_CLAUSE.pattern})$`), ([, words], fields) => set(fields, 'is', STATUS_CLAUSE.read(words!))],
  [/ dealt damage by ~ this turn$/, (_, fields) => set(fields, 'dealtDamageThisTurnBy', 'self')],
  [/ blocking ~$/, (_, fields) => set(fields, 'blocking', 'self')],
  [/ attached to ~$/, (_, fields) => set(fields, 'attachedTo', 'self')],
  [/ on the battlefield$/, (_, fields) => fields.zone === undefined && fields.controller === undefined],
  [/ of the chosen type$/, (_, fields) => set(fields, 'subtype', { chosen: 'type' })],
  [/ of the chosen color$/, (_, fields) => set(fields, 'color', { chosen: 'color' })],
]

/** "Festering Newt or Bubbling Cauldron" are two names; "~ and a permanent named …" is no name. */
function isNamed(text: string, fields: Fields): boolean {
  if (/ named |, and | and\/or | or an? |~/.test(text)) return false
  const several = text.split(' or ')
  if (several.length === 1) return set(fields, 'name', text)
  const any = several.map((name): Filter => ({ name }))
  return several.every((name) => /^[A-Z]/.test(name)) && set(fields, 'any', any)
}

/** "artifact, creature, or enchantment": the words of a list. */
function listed(text: string): string[] {
  return text
    .split(/, (?:and\/or|or|and) | (?:and\/or|or|and) |, /)
    .map((word) => word.trim())
    .filter(Boolean)
}

const one = <T>(values: readonly T[]): T | readonly T[] => (values.length === 1 ? values[0]! : values)

function addStatus(fields: Fields, status: Status): void {
  const before = fields.is === undefined ? [] : ([fields.is].flat() as Status[])
  fields.is = before.length === 0 ? status : [...before, status]
}

function addNot(fields: Fields, excluded: Filter): boolean {
  if (fields.not === undefined) fields.not = excluded
  else if (fields.not.any !== undefined) fields.not = { any: [...fields.not.any, excluded] }
  else fields.not = { any: [fields.not, excluded] }
  return true
}

/** "nonblack", "non-Aura", "noncreature". */
function exclusion(word: string): Filter | undefined {
  if (word.startsWith('non-')) {
    const subtype = subtypeOf(word.slice(4))
    return subtype === undefined ? undefined : { subtype }
  }
  const plain = word.slice(3)
  const color = colorOf(plain)
  if (color !== undefined) return { color }
  const type = CARD_TYPE.read(plain)
  if (type === plain) return { type }
  if ((SUPERTYPES as readonly string[]).includes(plain)) return { supertype: plain as Supertype }
  return undefined
}

function adjective(word: string, fields: Fields): boolean {
  const color = colorOf(word)
  if (color !== undefined) return set(fields, 'color', color)
  const status = STATUS_ADJECTIVE.read(word)
  if (status !== undefined) {
    addStatus(fields, status)
    return true
  }
  if ((SUPERTYPES as readonly string[]).includes(word)) return set(fields, 'supertype', word as Supertype)
  if (word.startsWith('non')) {
    const excluded = exclusion(word)
    return excluded !== undefined && addNot(fields, excluded)
  }
  return false
}

/** The noun with the adjectives before it. */
function head(text: string, fields: Fields): boolean {
  let rest = text
  for (;;) {
    const combat = /^attacking or blocking /.exec(rest)
    if (combat) {
      fields.any = [{ is: 'attacking' }, { is: 'blocking' }]
      rest = rest.slice(combat[0].length)
      continue
    }
    const colors = /^([a-z]+) or ([a-z]+) (?=[a-zA-Z])/.exec(rest)
    if (colors && colorOf(colors[1]!) && colorOf(colors[2]!)) {
      fields.color = [colorOf(colors[1]!)!, colorOf(colors[2]!)!]
      rest = rest.slice(colors[0].length)
      continue
    }
    const next = /^([A-Za-z-]+),? /.exec(rest)
    if (next === null || !adjective(next[1]!, fields)) break
    rest = rest.slice(next[0].length)
  }
  return noun(rest, fields)
}

function noun(text: string, fields: Fields): boolean {
  const stackKind = text === 'spell' ? undefined : STACK_KIND.read(text)
  if (stackKind !== undefined) return set(fields, 'zone', 'stack') && set(fields, 'stackKind', stackKind)
  const words = text.split(' ')
  const last = words.at(-1)!
  if (NOUNS.has(last)) {
    if (last.startsWith('token')) addStatus(fields, 'token')
    if (last.startsWith('spell') && fields.zone === undefined) fields.zone = 'stack'
    const before = words.slice(0, -1).join(' ')
    if (before === '') return true
    const permanent = /^(?:(.+) )?permanent$/.exec(before)
    if (permanent !== null && last.startsWith('card')) {
      addStatus(fields, 'permanentCard')
      return permanent[1] === undefined || kinds(permanent[1], fields)
    }
    return kinds(before, fields)
  }
  return kinds(text, fields)
}

/** Types and subtypes: "artifact creature", "Goblin", "Elf or Goblin", "creature or planeswalker". */
function kinds(text: string, fields: Fields): boolean {
  if (/^outlaws?$/.test(text)) return set(fields, 'subtype', OUTLAWS)
  const words = listed(text)
  const types = words.map((word) => CARD_TYPE.read(word))
  if (types.every((type) => type !== undefined)) return set(fields, 'type', one(types as CardType[]))
  const subtypes = words.map((word) => subtypeOf(word))
  if (subtypes.every((subtype) => subtype !== undefined)) return set(fields, 'subtype', one(subtypes as string[]))
  const parts = text.split(' ')
  if (parts.length < 2) return false
  const last = CARD_TYPE.read(parts.at(-1)!)
  if (last === undefined) return false
  const before = parts.slice(0, -1).join(' ')
  const first = CARD_TYPE.read(before)
  if (first !== undefined) return set(fields, 'allTypes', [first, last])
  const named = listed(before).map((word) => subtypeOf(word))
  if (named.some((subtype) => subtype === undefined)) return false
  return set(fields, 'subtype', one(named as string[])) && set(fields, 'type', last)
}

/** "nonblack creature you control": a noun phrase without its article. */
export function nounOf(text: string, players: NounPlayers = {}): Filter | undefined {
  const fields: Fields = {}
  let rest = ` ${text}`
  for (let found = true; found; ) {
    found = false
    for (const [pattern, apply] of AFTER) {
      const match = pattern.exec(rest)
      if (match === null) continue
      if (!apply(match, fields, players)) continue
      rest = rest.slice(0, match.index)
      found = true
      break
    }
  }
  rest = rest.trim()
  if (rest.startsWith('other ')) {
    fields.other = true
    rest = rest.slice(6)
  }
  if (rest === '') return undefined
  const whole: Fields = { ...fields }
  if (!head(rest, whole)) return alternatives(rest, fields, players)
  const types = whole.type
  return Array.isArray(types) && types.length > 1 ? ofSeveralTypes(types, fields, whole) : (whole as Filter)
}

/** What only a creature has: behind "artifact or creature" it says something of the creature alone. */
function creatureOnly({ keyword, power, toughness, not }: Filter): Filter | undefined {
  const own: Fields = {}
  if (keyword !== undefined) own.keyword = keyword
  if (power !== undefined) own.power = power
  if (toughness !== undefined) own.toughness = toughness
  if (not?.keyword !== undefined) own.not = not
  return Object.keys(own).length === 0 ? undefined : own
}

const without = (fields: Filter, others: Filter): Filter =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !(key in others)))

function ofSeveralTypes(types: readonly CardType[], fields: Filter, whole: Filter): Filter | undefined {
  const own = creatureOnly(fields)
  if (own === undefined) return whole
  if (types.at(-1) !== 'creature') return undefined
  const any = types.map((type): Filter => (type === 'creature' ? { type, ...own } : { type }))
  const { type: _type, ...shared } = without(whole, own)
  return { ...shared, any }
}

/** "creature or Vehicle you control", "land or nonblack creature": several nouns, and what is said of all of them. */
function alternatives(text: string, fields: Filter, players: NounPlayers): Filter | undefined {
  const parts = text.split(/,? or (?=[a-zA-Z])/)
  if (parts.length !== 2) return undefined
  // "creature or Aura spell": both are spells.
  const kind = / (?:cards?|spells?)$/.exec(parts[1]!)?.[0] ?? ''
  const first = parts[0]!.endsWith(kind) ? parts[0]! : parts[0]! + kind
  const options = [nounOf(first, players), nounOf(parts[1]!, players)]
  if (options.some((option) => option === undefined)) return undefined
  const own = creatureOnly(fields)
  if (own === undefined) return { ...fields, any: options as Filter[] }
  if (options[1]!.type !== 'creature') return undefined
  return { ...without(fields, own), any: [options[0]!, { ...options[1]!, ...own }] }
}

/** With its article: "a creature", "another creature you control". */
export function aNoun(text: string, players: NounPlayers = {}): Filter | undefined {
  const article = /^(an?|another) (.+)$/.exec(text)
  if (article === null) return undefined
  const filter = nounOf(article[2]!, players)
  if (filter === undefined) return undefined
  return article[1] === 'another' ? { ...filter, other: true } : filter
}
