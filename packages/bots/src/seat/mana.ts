import { MANA_TYPES } from '@spellwright/dsl'
import type { ManaSymbol, ObjectId } from '@spellwright/engine'
import { manaBit, type TapMana } from '../facts/mana-facts.ts'
import type { Piece } from './piece.ts'
import { quantity } from './quantity.ts'
import { sceneOf } from './scene.ts'
import type { Situation } from './situation.ts'

/** One mana that could be had now. */
export interface ManaUnit {
  /** The permanent it comes from; 0: it is in the pool. */
  readonly source: ObjectId
  /** It can be one of these types. */
  readonly types: number
}

const ALL_TYPES = MANA_TYPES.reduce((sum, type) => sum | manaBit(type), 0)

/** Mana that tapping permanents makes, and what is in the pool; nothing is sacrificed for it. The least flexible first. */
export function manaUnits(s: Situation): ManaUnit[] {
  const units: ManaUnit[] = []
  for (const { type } of s.players[s.me].pool) units.push({ source: 0 as ObjectId, types: manaBit(type) })
  for (const piece of s.table.mine.pieces) if (piece.kit.tapMana !== null) addUnits(s, units, piece, piece.kit.tapMana)
  return inOrder(units)
}

/** What one permanent can be tapped for now. */
function addUnits(s: Situation, units: ManaUnit[], { view }: Piece, { types, fixed, counted }: TapMana): void {
  const { id, tapped, summoningSick, controller } = view
  if (tapped || summoningSick) return
  let amount = fixed
  for (const count of counted) amount = Math.max(amount, quantity(s, sceneOf(controller, id), count))
  if (amount === 0) return
  for (let i = 0; i < amount; i++) units.push({ source: id, types })
  for (const aura of s.table.attachedTo(id)) addExtra(s, units, id, aura)
}

/** Mana that an Aura adds when the permanent is tapped for mana. */
function addExtra(s: Situation, units: ManaUnit[], source: ObjectId, { kit, view: aura }: Piece): void {
  for (const { types, amount } of kit.extraMana) {
    const count = quantity(s, sceneOf(aura.controller, aura.id), amount)
    for (let i = 0; i < count; i++) units.push({ source, types })
  }
}

/** The types a symbol takes; 0 for generic and variable ones. */
function typesFor(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'typed':
      return manaBit(symbol.type)
    case 'hybrid':
    case 'restricted':
      return symbol.types.reduce((sum, type) => sum | manaBit(type), 0)
    case 'monoHybrid':
      return manaBit(symbol.color)
    case 'snow':
      return ALL_TYPES
    // Two life pay for it where there is no mana.
    case 'phyrexian':
    case 'generic':
    case 'variable':
      return 0
  }
}

/** How many types, for each set of types. */
const FLEXIBILITY: readonly number[] = Array.from({ length: ALL_TYPES + 1 }, (_, types) =>
  MANA_TYPES.reduce((count, type) => ((types & manaBit(type)) === 0 ? count : count + 1), 0),
)

function isInOrder(units: readonly ManaUnit[]): boolean {
  for (let i = 1; i < units.length; i++)
    if (FLEXIBILITY[units[i - 1]!.types]! > FLEXIBILITY[units[i]!.types]!) return false
  return true
}

/** The least flexible mana goes first. */
function inOrder(units: readonly ManaUnit[]): ManaUnit[] {
  const left = [...units]
  return isInOrder(units) ? left : left.sort((a, b) => FLEXIBILITY[a.types]! - FLEXIBILITY[b.types]!)
}

/** No mana pays for these symbols with less of it. */
function fewestFor(symbols: readonly ManaSymbol[], discount: number): number {
  let generic = -discount
  let typed = 0
  for (const symbol of symbols) {
    if (symbol.kind === 'generic') generic += symbol.amount
    else if (typesFor(symbol) !== 0) typed++
  }
  return typed + Math.max(0, generic)
}

/** What is left of the mana after paying, or null if it does not pay. The least flexible mana goes first. */
export function payWith(units: readonly ManaUnit[], symbols: readonly ManaSymbol[], discount = 0): ManaUnit[] | null {
  if (fewestFor(symbols, discount) > units.length) return null
  const left = inOrder(units)
  let generic = -discount
  for (const symbol of symbols) {
    if (symbol.kind === 'generic') {
      generic += symbol.amount
      continue
    }
    const types = typesFor(symbol)
    if (types === 0) continue
    const at = left.findIndex((unit) => (unit.types & types) !== 0)
    if (at >= 0) left.splice(at, 1)
    else if (symbol.kind === 'monoHybrid') generic += symbol.amount
    else return null
  }
  if (generic > left.length) return null
  return generic > 0 ? left.slice(generic) : left
}
