import {
  ABILITY_FIELDS,
  COST_CHANGE_FIELDS,
  COST_FIELDS,
  KEYWORD_FIELDS,
  MANA_FIELDS,
  MODE_FIELDS,
  MODES_FIELDS,
  MODIFICATION_FIELDS,
  RIDER_FIELDS,
  RULE_FIELDS,
  TARGET_FIELDS,
  TOKEN_FIELDS,
} from './ability-fields.ts'
import { EFFECT_FIELDS } from './effect-fields.ts'
import type { NodeName, Nodes } from './nodes.ts'
import {
  AMOUNT_CHANGE_FIELDS,
  CHOICE_FIELDS,
  COMPARISON_FIELDS,
  CONDITION_FIELDS,
  DAMAGE_CHANGE_FIELDS,
  ENTERS_FIELDS,
  EVENT_FIELDS,
  FILTER_FIELDS,
  PLAYER_FILTER_FIELDS,
  QUANTITY_FIELDS,
  REPLACEMENT_FIELDS,
} from './value-fields.ts'

/**
 * Called with every node of that name. True stops the walk: what was looked for is found. 'skip' goes on behind the node
 * without looking into it.
 */
export type Visitor = { readonly [N in NodeName]?: (node: Nodes[N]) => boolean | 'skip' | undefined }

/**
 * Called with every node of that name. Undefined goes into the node; anything else stands in its place as it is (the node
 * itself keeps it).
 */
export type Rewriter = { readonly [N in NodeName]?: (node: Nodes[N]) => Nodes[N] | undefined }

type Described = NodeName | 'leaf' | Fields
interface Fields {
  readonly [field: string]: Described
}

/** A node that is one of several others: which it is. */
type Alternative = (node: Word | object) => NodeName
type Word = string | number

type Grammar =
  | { readonly byKind: Readonly<Record<string, Fields>> }
  | { readonly fields: Fields }
  | { readonly alternative: Alternative }
  | { readonly each: NodeName }

const has = (node: Word | object, field: string): boolean => typeof node === 'object' && field in node

const reference: Alternative = (node) =>
  typeof node !== 'object' || 'the' in node || 'linked' in node ? 'objectRef' : 'filter'

const selection: Alternative = (node) => (has(node, 'all') ? 'all' : 'objectRef')

const GRAMMAR: { readonly [N in NodeName]: Grammar } = {
  ability: { byKind: ABILITY_FIELDS },
  mode: { fields: MODE_FIELDS },
  modes: { fields: MODES_FIELDS },
  effect: { byKind: EFFECT_FIELDS },
  quantity: { byKind: QUANTITY_FIELDS },
  condition: { byKind: CONDITION_FIELDS },
  comparison: { fields: COMPARISON_FIELDS },
  filter: { fields: FILTER_FIELDS },
  playerFilter: { fields: PLAYER_FILTER_FIELDS },
  status: { fields: {} },
  zone: { fields: {} },
  objectRef: { fields: { the: 'leaf', linked: 'leaf' } },
  playerRef: { fields: { the: 'leaf', controllerOf: 'objectRef', ownerOf: 'objectRef' } },
  all: { fields: { all: 'filter' } },
  selector: { alternative: selection },
  players: { fields: { players: 'playerRef', objects: 'selector' } },
  recipient: { alternative: (node) => (has(node, 'players') ? 'players' : selection(node)) },
  who: { alternative: reference },
  affects: { alternative: reference },
  event: { byKind: EVENT_FIELDS },
  costPart: { byKind: COST_FIELDS },
  costChange: { byKind: COST_CHANGE_FIELDS },
  modification: { byKind: MODIFICATION_FIELDS },
  replacement: { byKind: REPLACEMENT_FIELDS },
  entersModification: { byKind: ENTERS_FIELDS },
  choiceKind: { byKind: CHOICE_FIELDS },
  damageChange: { byKind: DAMAGE_CHANGE_FIELDS },
  amountChange: { fields: AMOUNT_CHANGE_FIELDS },
  rule: { byKind: RULE_FIELDS },
  targetSpec: { fields: TARGET_FIELDS },
  targets: { each: 'targetSpec' },
  token: { fields: TOKEN_FIELDS },
  manaProduction: { byKind: MANA_FIELDS },
  manaRider: { byKind: RIDER_FIELDS },
  keyword: { byKind: KEYWORD_FIELDS },
  protection: {
    fields: { filter: 'filter', of: 'leaf', label: 'leaf', keeps: 'who', everything: 'leaf', player: 'leaf' },
  },
  companionCondition: {
    fields: {
      each: 'filter',
      are: 'filter',
      only: 'filter',
      lands: 'leaf',
      compared: 'leaf',
      moreThanMinimum: 'leaf',
      symbols: 'leaf',
    },
  },
  chooseCount: { fields: { min: 'quantity', max: 'quantity' } },
  named: { fields: { sameAs: 'objectRef', chosen: 'leaf' } },
  targetedPlayer: { fields: { player: 'playerRef' } },
  targeted: { alternative: (node) => (has(node, 'player') ? 'targetedPlayer' : 'objectRef') },
  allBut: { fields: { allBut: 'filter' } },
  sacrificeCount: { alternative: (node) => (has(node, 'allBut') ? 'allBut' : 'quantity') },
  opponentsOf: { fields: { opponentsOf: 'playerRef' } },
  eachPlayer: { alternative: (node) => (has(node, 'opponentsOf') ? 'opponentsOf' : 'playerRef') },
  damaged: { fields: { object: 'who', side: 'playerRef', permanents: 'filter', ...PLAYER_FILTER_FIELDS } },
  redirected: { fields: { players: 'playerRef', object: 'who' } },
  moveInstead: {
    fields: {
      to: 'zone',
      position: 'leaf',
      shuffle: 'leaf',
      counters: { counter: 'leaf', count: 'leaf' },
      linked: 'leaf',
      effects: 'effect',
    },
  },
  destroyInstead: { fields: { effects: 'effect' } },
  enchanted: { alternative: (node) => (has(node, 'player') ? 'playerFilter' : 'filter') },
  words: { fields: { chosen: 'leaf' } },
}

/** Visit a node and everything in it, outermost first. True: a visitor found what it looked for, and the walk stopped. */
export function walk<N extends NodeName>(name: N, node: Nodes[N] | readonly Nodes[N][], visitor: Visitor): boolean {
  return walkValue(name, node, visitor)
}

function walkValue(described: Described, value: unknown, visitor: Visitor): boolean {
  if (described === 'leaf' || value === undefined) return false
  if (Array.isArray(value)) return value.some((part) => walkValue(described, part, visitor))
  if (typeof described === 'string') {
    const name = nameOf(described, value)
    const visit = visitor[name] as ((node: unknown) => boolean | 'skip' | undefined) | undefined
    const found = visit?.(value)
    if (found === 'skip') return false
    if (found === true) return true
    return isRecord(value) && partsOf(name, value).some(([part, field]) => walkValue(part, value[field], visitor))
  }
  return isRecord(value) && fieldsIn(described, value).some(([part, field]) => walkValue(part, value[field], visitor))
}

/** The same node, with what the rewriter puts in the place of its parts. What does not change stays the same object. */
export function rewrite<N extends NodeName>(name: N, node: Nodes[N], rewriter: Rewriter): Nodes[N] {
  return rewriteValue(name, node, rewriter) as Nodes[N]
}

function rewriteValue(described: Described, value: unknown, rewriter: Rewriter): unknown {
  if (described === 'leaf' || value === undefined) return value
  if (Array.isArray(value)) {
    const parts = value.map((part) => rewriteValue(described, part, rewriter))
    return parts.some((part, index) => part !== value[index]) ? parts : value
  }
  const name = typeof described === 'string' ? nameOf(described, value) : undefined
  const change = name && (rewriter[name] as ((node: unknown) => unknown) | undefined)
  const instead = change?.(value)
  if (instead !== undefined) return instead
  if (!isRecord(value)) return value
  const parts = name === undefined ? fieldsIn(described as Fields, value) : partsOf(name, value)
  const changed = parts.flatMap(([part, field]) => {
    const rewritten = rewriteValue(part, value[field], rewriter)
    return rewritten === value[field] ? [] : [[field, rewritten]]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Which node a value is where several are possible. */
function nameOf(described: NodeName, value: unknown): NodeName {
  const grammar = GRAMMAR[described]
  return 'alternative' in grammar ? nameOf(grammar.alternative(value as Word | object), value) : described
}

/** What a node is made of: the fields that are there, with what each holds. */
function partsOf(name: NodeName, node: Readonly<Record<string, unknown>>): readonly (readonly [Described, string])[] {
  const grammar = GRAMMAR[name]
  if ('each' in grammar) return Object.keys(node).map((key) => [grammar.each, key])
  return fieldsIn('fields' in grammar ? grammar.fields : fieldsOfKind(grammar, name, node), node)
}

function fieldsOfKind(grammar: Grammar, name: NodeName, node: Readonly<Record<string, unknown>>): Fields {
  const kind = String(node['kind'])
  const fields = 'byKind' in grammar ? grammar.byKind[kind] : undefined
  if (fields === undefined) throw new Error(`"${kind}" is no kind of ${name}.`)
  return fields
}

const fieldsIn = (fields: Fields, node: object): (readonly [Described, string])[] =>
  Object.keys(node)
    .filter((field) => field !== 'kind')
    .map((field) => {
      const described = fields[field]
      if (described === undefined) throw new Error(`"${field}" is no field of ${JSON.stringify(node)}.`)
      return [described, field]
    })
