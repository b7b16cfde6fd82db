import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type Comparison,
  CREATURE_TYPES,
  type Filter,
  LAND_TYPES,
  OUTLAWS,
  PLANESWALKER_TYPES,
  type PlayerRef,
  type Quantity,
  type Status,
  SUPERTYPES,
  type Supertype,
} from '@spellwright/dsl'
import { capitalise, colorWord, plural } from '../english/words.ts'
import { quantityOf } from './numbers.ts'

type Fields = { -readonly [K in keyof Filter]: Filter[K] }

const OTHER_SUBTYPES = [
  'Aura',
  'Equipment',
  'Vehicle',
  'Curse',
  'Saga',
  'Shrine',
  'Treasure',
  'Clue',
  'Food',
  'Blood',
  'Map',
  'Fortification',
  'Cartouche',
  'Background',
  'Trap',
  'Arcane',
  'Lesson',
  'Adventure',
]
const SUBTYPES = [...CREATURE_TYPES, ...LAND_TYPES, ...PLANESWALKER_TYPES, ...OTHER_SUBTYPES]
const subtypeWords = new Map<string, string>()
for (const subtype of SUBTYPES) {
  subtypeWords.set(plural(subtype).toLowerCase(), subtype)
  subtypeWords.set(subtype.toLowerCase(), subtype)
}
const typeWords = new Map<string, CardType>()
for (const type of CARD_TYPES) {
  typeWords.set(type, type)
  typeWords.set(plural(type), type)
}
const colorOf = new Map<string, Color>(COLORS.map((color) => [colorWord(color), color]))
const STATUS_ADJECTIVES: Readonly<Record<string, Status>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  'face-down': 'faceDown',
  enchanted: 'enchanted',
  equipped: 'equipped',
  modified: 'modified',
  suspected: 'suspected',
  historic: 'historic',
  nontoken: 'nontoken',
  kicked: 'kicked',
  renowned: 'renowned',
  multicolored: 'multicolored',
  monocolored: 'monocolored',
  colorless: 'colorless',
}
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
  if (value === undefined) return undefined
  if (side === undefined) return { exactly: value }
  return side === 'less' ? { atMost: value } : { atLeast: value }
}
const set = <K extends keyof Filter>(fields: Fields, key: K, value: Filter[K]): boolean => {
  if (value === undefined || fields[key] !== undefined) return false
  fields[key] = value as Fields[K]
  return true
}
const inZone = (fields: Fields, zone: Filter['zone'], owner?: PlayerRef): boolean =>
  set(fields, 'zone', zone) && (owner === undefined || set(fields, 'owner', owner))

const COMPARED: Readonly<Record<string, (value: Quantity) => Comparison>> = {
  'less than or equal to': (value) => ({ atMost: value }),
  'greater than or equal to': (value) => ({ atLeast: value }),
  'equal to': (value) => ({ exactly: value }),
  'less than': (value) => ({ lessThan: value }),
  'greater than': (value) => ({ moreThan: value }),
}

const AFTER: readonly After[] = [
  [
    / with (power|toughness|mana value) ((?:less|greater) than or equal to|equal to|(?:less|greater) than) (?!or equal)(.+)$/,
    ([, what, side, text], fields, { quantity }) => {
      const value = quantity?.(text!)
      if (value === undefined) return false
      return set(fields, what === 'mana value' ? 'manaValue' : (what as 'power'), COMPARED[side!]!(value))
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
  [/ (?:from|in) your graveyard$/, (_, fields) => inZone(fields, 'graveyard', 'you')],
  [/ (?:from|in) (?:a graveyard|graveyards|all graveyards)$/, (_, fields) => inZone(fields, 'graveyard')],
  [/ (?:from|in) an opponent's graveyard$/, (_, fields) => inZone(fields, 'graveyard', 'opponent')],
  [/ (?:from|in) your hand$/, (_, fields) => inZone(fields, 'hand', 'you')],
  [/ (?:from|in) exile$/, (_, fields) => inZone(fields, 'exile')],
  [
    / with (?:a|an) ([+-]1\/[+-]1|[a-z]+) counter on (?:it|them)$/,
    ([, counter], fields) => set(fields, 'counters', { counter: counter!, count: { atLeast: 1 } }),
  ],
  [
    / with (?:a counter on it|(?:one or more )?counters on (?:it|them))$/,
    (_, fields) => set(fields, 'counters', { counter: 'any', count: { atLeast: 1 } }),
  ],
  [
    / with ([+-]1\/[+-]1|(?!more)[a-z]+) counters on them$/,
    ([, counter], fields) =>
      counter === 'no'
        ? set(fields, 'counters', { counter: 'any', count: { exactly: 0 } })
        : set(fields, 'counters', { counter: counter!, count: { atLeast: 1 } }),
  ],
  [
    / with (power|toughness|mana value) (\d+|X)(?: or (less|greater))?$/,
    ([, what, amount, side], fields) =>
      set(fields, what === 'mana value' ? 'manaValue' : (what as 'power'), compared(amount!, side)),
  ],
  [/ without ([a-z ]+)$/, ([, word], fields) => isKeywordWord(word!) && set(fields, 'not', { keyword: word! })],
  [/ with ([a-z ]+)$/, ([, word], fields) => isKeywordWord(word!) && set(fields, 'keyword', word!)],
  [/ named ([A-Z][^.]*)$/, ([, name], fields) => isNamed(name!, fields)],
  [/ that entered this turn$/, (_, fields) => set(fields, 'is', 'enteredThisTurn')],
  [/ that attacked this turn$/, (_, fields) => set(fields, 'is', 'attackedThisTurn')],
  [/ that (?:was|were) dealt damage this turn$/, (_, fields) => set(fields, 'is', 'dealtDamageThisTurn')],
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

const KEYWORD_WORDS = new Set([
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'prowess',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'trample',
  'vigilance',
  'wither',
  'flashback',
  'cycling',
  'persist',
  'undying',
  'changeling',
  'morph',
  'banding',
  'toxic',
])
const isKeywordWord = (word: string): boolean => KEYWORD_WORDS.has(word)

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
    const subtype = subtypeWords.get(word.slice(4).toLowerCase())
    return subtype === undefined ? undefined : { subtype }
  }
  const plain = word.slice(3)
  const color = colorOf.get(plain)
  if (color !== undefined) return { color }
  if ((CARD_TYPES as readonly string[]).includes(plain)) return { type: plain as CardType }
  if ((SUPERTYPES as readonly string[]).includes(plain)) return { supertype: plain as Supertype }
  return undefined
}

function adjective(word: string, fields: Fields): boolean {
  const color = colorOf.get(word)
  if (color !== undefined) return set(fields, 'color', color)
  const status = STATUS_ADJECTIVES[word]
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
    if (colors && colorOf.has(colors[1]!) && colorOf.has(colors[2]!)) {
      fields.color = [colorOf.get(colors[1]!)!, colorOf.get(colors[2]!)!]
      rest = rest.slice(colors[0].length)
      continue
    }
    const next = /^([A-Za-z-]+),? /.exec(rest)
    if (next === null || !adjective(next[1]!, fields)) break
    rest = rest.slice(next[0].length)
  }
  return noun(rest, fields)
}

const STACK_KINDS: Readonly<Record<string, Filter['stackKind']>> = {
  'activated ability': 'activatedAbility',
  'triggered ability': 'triggeredAbility',
  'activated or triggered ability': 'ability',
  'spell or ability': 'any',
}

function noun(text: string, fields: Fields): boolean {
  const stackKind = STACK_KINDS[text]
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
  const types = words.map((word) => typeWords.get(word))
  if (types.every((type) => type !== undefined)) return set(fields, 'type', one(types as CardType[]))
  const subtypes = words.map((word) => subtypeWords.get(word.toLowerCase()))
  if (subtypes.every((subtype) => subtype !== undefined)) return set(fields, 'subtype', one(subtypes as string[]))
  const parts = text.split(' ')
  if (parts.length < 2) return false
  const last = typeWords.get(parts.at(-1)!)
  if (last === undefined) return false
  const before = parts.slice(0, -1).join(' ')
  const first = typeWords.get(before)
  if (first !== undefined) return set(fields, 'allTypes', [first, last])
  const named = listed(before).map((word) => subtypeWords.get(word.toLowerCase()))
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

export const subtypeOf = (word: string): string | undefined => {
  const found = subtypeWords.get(word.toLowerCase())
  return found === capitalise(word) || found === word ? found : undefined
}

/** The subtype a word with a capital names, in the singular or the plural. */
export const singularSubtype = (word: string): string | undefined =>
  /^[A-Z]/.test(word) ? subtypeWords.get(word.toLowerCase()) : undefined
