import { type CardType, type Filter, OUTLAWS, type Status, SUPERTYPES, type Supertype } from '@spellwright/dsl'
import { COLOR, colorOf } from '../words/colors.ts'
import { STACK_KIND } from '../words/stack-kinds.ts'
import { STATUS_ADJECTIVE } from '../words/statuses.ts'
import { CARD_TYPE, subtypeOf } from '../words/types.ts'
import { AFTER, type Fields, type NounPlayers, set } from './noun-after.ts'

export type { NounPlayers } from './noun-after.ts'

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
    const either = /^([A-Za-z-]+) or ([A-Za-z-]+) (?=[a-zA-Z])/.exec(rest)
    const statuses = [either?.[1], either?.[2]].map((word) => STATUS_ADJECTIVE.read(word ?? ''))
    if (either !== null && statuses.every((is) => is !== undefined) && fields.any === undefined) {
      fields.any = statuses.map((is) => ({ is: is! }))
      rest = rest.slice(either[0].length)
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
  if (text === 'commander') {
    addStatus(fields, 'commander')
    return true
  }
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

/** "green creatures and white creatures": of two colors, the noun is said twice. */
const TWICE = new RegExp(
  `^(${COLOR.pattern}) ((?:[a-z]+ )?(?:spells|creatures|permanents)) and (${COLOR.pattern}) \\2(?= |$)`,
)

/** "nonblack creature you control": a noun phrase without its article. */
export function nounOf(text: string, players: NounPlayers = {}): Filter | undefined {
  const fields: Fields = {}
  let rest = ` ${text.replace(TWICE, '$1 or $3 $2')}`
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
  const parts = text.split(/,? or (?=[a-zA-Z])|, (?=[a-zA-Z ]+,? or )/)
  const last = parts.at(-1)!
  if (parts.length < 2 || fields.any !== undefined) return undefined
  // "creature or Aura spell": both are spells.
  const kind = / (?:cards?|spells?)$/.exec(last)?.[0] ?? ''
  const options = parts.map((part) => nounOf(part.endsWith(kind) ? part : part + kind, players))
  if (options.some((option) => option === undefined)) return undefined
  const own = creatureOnly(fields)
  if (own === undefined) return { ...fields, any: options as Filter[] }
  if (options.at(-1)!.type !== 'creature') return undefined
  return { ...without(fields, own), any: [...options.slice(0, -1), { ...options.at(-1)!, ...own }] as Filter[] }
}

/** With its article: "a creature", "another creature you control". */
export function aNoun(text: string, players: NounPlayers = {}): Filter | undefined {
  const article = /^(an?|another) (.+)$/.exec(text)
  if (article === null) return undefined
  const filter = nounOf(article[2]!, players)
  if (filter === undefined) return undefined
  return article[1] === 'another' ? { ...filter, other: true } : filter
}
