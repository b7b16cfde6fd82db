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

/** Called with every node of that name; true stops the walk: what was looked for is found. */
export type Visitor = { readonly [N in NodeName]?: (node: Nodes[N]) => boolean | undefined }

type Described = NodeName | 'leaf' | Fields
interface Fields {
  readonly [field: string]: Described
}

/** A node that is one of several others: which it is. */
type Alternative = (node: object) => NodeName

type Grammar =
  | { readonly byKind: Readonly<Record<string, Fields>> }
  | { readonly fields: Fields }
  | { readonly alternative: Alternative }
  | { readonly each: NodeName }

const reference: Alternative = (node) => ('the' in node || 'linked' in node ? 'objectRef' : 'filter')

const selection: Alternative = (node) => ('all' in node ? 'all' : 'objectRef')

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
  recipient: { alternative: (node) => ('players' in node ? 'players' : selection(node)) },
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
  protection: { fields: { filter: 'filter', label: 'leaf', everything: 'leaf', player: 'leaf' } },
  chooseCount: { fields: { min: 'quantity', max: 'quantity' } },
  named: { fields: { sameAs: 'objectRef', chosen: 'leaf' } },
  targetedPlayer: { fields: { player: 'playerRef' } },
  targeted: { alternative: (node) => ('player' in node ? 'targetedPlayer' : 'objectRef') },
  allBut: { fields: { allBut: 'filter' } },
  sacrificeCount: { alternative: (node) => ('allBut' in node ? 'allBut' : 'quantity') },
  opponentsOf: { fields: { opponentsOf: 'playerRef' } },
  eachPlayer: { alternative: (node) => ('opponentsOf' in node ? 'opponentsOf' : 'playerRef') },
  damaged: { fields: { object: 'who', side: 'playerRef', ...PLAYER_FILTER_FIELDS } },
  redirected: { fields: { players: 'playerRef', object: 'who' } },
  moveInstead: { fields: { to: 'zone', position: 'leaf', shuffle: 'leaf', effects: 'effect' } },
  destroyInstead: { fields: { effects: 'effect' } },
  enchanted: { alternative: (node) => ('player' in node ? 'playerFilter' : 'filter') },
  words: { fields: { chosen: 'leaf' } },
}

/** Visit a node and everything in it, outermost first. True: a visitor found what it looked for, and the walk stopped. */
export function walk<N extends NodeName>(name: N, node: Nodes[N] | readonly Nodes[N][], visitor: Visitor): boolean {
  return walkValue(name, node, visitor)
}

function walkValue(described: Described, value: unknown, visitor: Visitor): boolean {
  if (described === 'leaf' || value === undefined) return false
  if (Array.isArray(value)) return value.some((part) => walkValue(described, part, visitor))
  if (typeof described !== 'string') return walkFields(described, value as object, visitor)
  const grammar = GRAMMAR[described]
  if ('alternative' in grammar && typeof value === 'object')
    return walkValue(grammar.alternative(value as object), value, visitor)
  const visit = visitor[described] as ((node: unknown) => boolean | undefined) | undefined
  if (visit?.(value)) return true
  if (typeof value !== 'object' || value === null) return false
  if ('each' in grammar) return Object.values(value).some((part) => walkValue(grammar.each, part, visitor))
  const fields = 'fields' in grammar ? grammar.fields : fieldsOfKind(grammar, described, value)
  return walkFields(fields, value, visitor)
}

function fieldsOfKind(grammar: Grammar, name: NodeName, node: object): Fields {
  const kind = 'kind' in node ? String(node.kind) : ''
  const fields = 'byKind' in grammar ? grammar.byKind[kind] : undefined
  if (fields === undefined) throw new Error(`"${kind}" is no kind of ${name}.`)
  return fields
}

function walkFields(fields: Fields, node: object, visitor: Visitor): boolean {
  for (const [field, value] of Object.entries(node)) {
    if (field === 'kind') continue
    const described = fields[field]
    if (described === undefined) throw new Error(`"${field}" is no field of ${JSON.stringify(node)}.`)
    if (walkValue(described, value, visitor)) return true
  }
  return false
}
