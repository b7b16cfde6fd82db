import { MANA_TYPES } from '@spellwright/dsl'
import { type ObjectId, sortShort } from '@spellwright/engine'
import { ALL_TYPES, manaBit, type TapMana } from '../facts/mana-facts.ts'
import type { Price } from '../facts/price.ts'
import type { PermanentFacts } from './permanent-facts.ts'
import type { SeenGame } from './seen-game.ts'

/** One mana that the player could have now. */
export interface ManaUnit {
  /** The permanent it comes from; 0 for mana in the pool. */
  readonly source: ObjectId
  /** It can be one of these types. */
  readonly types: number
}

/** The mana in the pool and what tapping permanents makes, the least flexible first. Nothing is sacrificed for it. */
export function manaUnits(s: SeenGame): readonly ManaUnit[] {
  const { mine, theirs } = s.battlefield
  // If it depends on the player's permanents alone, it stays the same while they do not change.
  if (!mine.hasSteadyMana || theirs.addsMana || s.players[s.me].pool.length > 0) return unitsNow(s)
  mine.units ??= unitsNow(s)
  return mine.units
}

function unitsNow(s: SeenGame): readonly ManaUnit[] {
  const units: ManaUnit[] = []
  const { pool, life } = s.players[s.me]
  for (const { type } of pool) units.push({ source: 0 as ObjectId, types: manaBit(type) })
  let left = life
  for (const facts of s.battlefield.mine.permanentFacts) {
    let { tapMana } = facts.abilityFacts
    if (tapMana === null || !isReady(facts, tapMana)) continue
    // The player does not pay life they need to survive.
    if (tapMana.pain > 0) {
      if (left > tapMana.pain) left -= tapMana.pain
      else tapMana = tapMana.painless
    }
    if (tapMana !== null) addUnits(s, units, facts, tapMana)
  }
  return inOrder(units)
}

function isReady({ view }: PermanentFacts, { charge }: TapMana): boolean {
  if (view.tapped || view.summoningSick) return false
  return charge === null || (view.counters[charge.counter] ?? 0) >= charge.count
}

/** What one permanent can be tapped for now. */
function addUnits(s: SeenGame, units: ManaUnit[], { view }: PermanentFacts, { types, fixed, counted }: TapMana): void {
  const { id, controller } = view
  let amount = fixed
  for (const count of counted) amount = Math.max(amount, s.reader.quantity(s.context(id, controller), count))
  if (amount === 0) return
  for (let i = 0; i < amount; i++) units.push({ source: id, types })
  for (const aura of s.battlefield.attachedTo(id)) addExtra(s, units, id, aura)
}

/** Mana that an Aura adds when the permanent is tapped for mana. */
function addExtra(
  s: SeenGame,
  units: ManaUnit[],
  source: ObjectId,
  { abilityFacts, view: aura }: PermanentFacts,
): void {
  for (const { types, amount } of abilityFacts.extraMana) {
    const count = typeof amount === 'number' ? amount : s.reader.quantity(s.context(aura.id, aura.controller), amount)
    for (let i = 0; i < count; i++) units.push({ source, types })
  }
}

/** The number of types in each set of types; mana without a colour counts as least flexible. */
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

/** The least flexible mana first. */
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

/** Does the mana pay the price? The same answer as `payWith`, without making lists. */
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

/** The index of the first mana of one of these types that is not taken; -1 if there is none. */
function firstOf(units: readonly ManaUnit[], taken: number, types: number): number {
  for (let at = 0; at < units.length; at++) if ((taken & (1 << at)) === 0 && (units[at]!.types & types) !== 0) return at
  return -1
}

/** What is left after paying so that another price can be paid from it; null if that is not possible. */
export function payKeeping(units: readonly ManaUnit[], price: Price, kept: Price): ManaUnit[] | null {
  const spare = unitsBeside(units, kept, price)
  const after = spare === null ? null : payWith(spare, price)
  if (spare === null || after === null) return null
  const used = spare.filter((unit) => !after.includes(unit))
  const left = units.filter((unit) => !used.includes(unit))
  return canPay(left, kept) ? left : null
}

/** The mana without what the coloured part of a price takes, of each type the one the other price can use least. */
function unitsBeside(units: readonly ManaUnit[], kept: Price, other: Price): ManaUnit[] | null {
  const wanted = other.needs.reduce((sum, { types }) => sum | types, 0)
  const left = [...units]
  for (const { types, instead } of kept.needs) {
    const able = left.filter((unit) => (unit.types & types) !== 0)
    const best = able.find((unit) => (unit.types & wanted) === 0) ?? able[0]
    if (best !== undefined) left.splice(left.indexOf(best), 1)
    else if (instead === 0) return null
  }
  return left
}

/** What is left of the mana after paying, or null if it is not enough. The least flexible mana is spent first. */
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
