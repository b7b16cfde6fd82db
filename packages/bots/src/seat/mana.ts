import { MANA_TYPES } from '@spellwright/dsl'
import { type ObjectId, sortShort } from '@spellwright/engine'
import { ALL_TYPES, manaBit, type TapMana } from '../facts/mana-facts.ts'
import type { Price } from '../facts/price.ts'
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

/** Mana that tapping permanents makes, and what is in the pool; nothing is sacrificed for it. The least flexible first. */
export function manaUnits(s: Situation): readonly ManaUnit[] {
  const { mine, theirs } = s.table
  // Where it depends on nothing else, it is what it was while nothing on that side has changed.
  if (!mine.hasSteadyMana || theirs.addsMana || s.players[s.me].pool.length > 0) return unitsNow(s)
  mine.units ??= unitsNow(s)
  return mine.units
}

function unitsNow(s: Situation): readonly ManaUnit[] {
  const units: ManaUnit[] = []
  const { pool, life } = s.players[s.me]
  for (const { type } of pool) units.push({ source: 0 as ObjectId, types: manaBit(type) })
  let left = life
  for (const piece of s.table.mine.pieces) {
    let { tapMana } = piece.kit
    if (tapMana === null || !isReady(piece, tapMana)) continue
    // Nobody dies of their own mana.
    if (tapMana.pain > 0) {
      if (left > tapMana.pain) left -= tapMana.pain
      else tapMana = tapMana.painless
    }
    if (tapMana !== null) addUnits(s, units, piece, tapMana)
  }
  return inOrder(units)
}

function isReady({ view }: Piece, { charge }: TapMana): boolean {
  if (view.tapped || view.summoningSick) return false
  return charge === null || (view.counters[charge.counter] ?? 0) >= charge.count
}

/** What one permanent can be tapped for now. */
function addUnits(s: Situation, units: ManaUnit[], { view }: Piece, { types, fixed, counted }: TapMana): void {
  const { id, controller } = view
  let amount = fixed
  for (const count of counted) amount = Math.max(amount, quantity(s, sceneOf(controller, id), count))
  if (amount === 0) return
  for (let i = 0; i < amount; i++) units.push({ source: id, types })
  for (const aura of s.table.attachedTo(id)) addExtra(s, units, id, aura)
}

/** Mana that an Aura adds when the permanent is tapped for mana. */
function addExtra(s: Situation, units: ManaUnit[], source: ObjectId, { kit, view: aura }: Piece): void {
  for (const { types, amount } of kit.extraMana) {
    const count = typeof amount === 'number' ? amount : quantity(s, sceneOf(aura.controller, aura.id), amount)
    for (let i = 0; i < count; i++) units.push({ source, types })
  }
}

/** How many types, for each set of types; what makes no colour comes first. */
const FLEXIBILITY: readonly number[] = Array.from({ length: ALL_TYPES + 1 }, (_, types) =>
  types === manaBit('C')
    ? 0
    : MANA_TYPES.reduce((count, type) => ((types & manaBit(type)) === 0 ? count : count + 1), 0),
)

function isInOrder(units: readonly ManaUnit[]): boolean {
  for (let i = 1; i < units.length; i++)
    if (FLEXIBILITY[units[i - 1]!.types]! > FLEXIBILITY[units[i]!.types]!) return false
  return true
}

/** The least flexible mana goes first. */
function inOrder(units: readonly ManaUnit[]): ManaUnit[] {
  const left = units.slice()
  return isInOrder(units) ? left : sortShort(left, (a, b) => FLEXIBILITY[a.types]! - FLEXIBILITY[b.types]!)
}

/** Takes the first mana of one of these types out; false if there is none. */
function takeOne(units: ManaUnit[], types: number): boolean {
  let at = 0
  while (at < units.length && (units[at]!.types & types) === 0) at++
  if (at === units.length) return false
  for (; at + 1 < units.length; at++) units[at] = units[at + 1]!
  units.pop()
  return true
}

/** More mana than there are bits in a number. */
const MANY = 31

/** Does the mana pay? What `payWith` says, without making lists. */
export function canPay(units: readonly ManaUnit[], price: Price): boolean {
  const { needs } = price
  let { generic } = price
  if (needs.length + Math.max(0, generic) > units.length) return false
  if (needs.length === 0) return true
  if (units.length >= MANY || !isInOrder(units)) return payWith(units, price) !== null
  let taken = 0
  let left = units.length
  for (const { types, instead } of needs) {
    const at = firstOf(units, taken, types)
    if (at >= 0) {
      taken |= 1 << at
      left--
    } else if (instead === 0) return false
    else generic += instead
  }
  return generic <= left
}

/** The place of the first mana of one of these types that is not taken; -1 if there is none. */
function firstOf(units: readonly ManaUnit[], taken: number, types: number): number {
  for (let at = 0; at < units.length; at++) if ((taken & (1 << at)) === 0 && (units[at]!.types & types) !== 0) return at
  return -1
}

/** What is left of the mana after paying, or null if it does not pay. The least flexible mana goes first. */
export function payWith(units: readonly ManaUnit[], price: Price): ManaUnit[] | null {
  let { generic } = price
  if (price.needs.length + Math.max(0, generic) > units.length) return null
  const left = inOrder(units)
  for (const { types, instead } of price.needs) {
    if (takeOne(left, types)) continue
    if (instead === 0) return null
    generic += instead
  }
  if (generic > left.length) return null
  return generic > 0 ? left.slice(generic) : left
}
