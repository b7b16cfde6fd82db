import { type Characteristics, hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { ask, askYesNo } from '../decision/ask.ts'
import type { DivideDecision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { ruleApplies } from '../query/rules.ts'
import type { EntityId, ObjectId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { AttackRecord } from '../state/state.ts'
import { type Assignment, lethalDamage } from './lethal.ts'

/** Lethal damage to each in order; the rest tramples over, or goes to the first. */
function suggested(total: number, lethal: readonly number[], past: boolean): number[] {
  let left = total
  const shares: number[] = []
  for (const needed of lethal) {
    const share = left < needed ? left : needed
    left -= share
    shares.push(share)
  }
  if (past) shares.push(left)
  else shares[0]! += left
  return shares
}

interface Division {
  readonly source: ObjectId
  readonly creatures: readonly ObjectId[]
  /** What a creature with trample attacks; 0 without trample. */
  readonly past: EntityId
  readonly power: number
  readonly others: readonly Assignment[]
}

function divideDecision(game: Game, division: Division): DivideDecision {
  const { source, creatures, past, power, others } = division
  const lethal = creatures.map((creature) => lethalDamage(game, source, creature, others))
  return {
    shape: 'divide',
    purpose: 'damageAssignment',
    player: characteristics(game, source).controller,
    source,
    text: `Divide ${power} combat damage of ${nameOf(game, source)}.`,
    total: power,
    among: past === 0 ? creatures : [...creatures, past],
    minEach: 0,
    // CR 702.19b: nothing gets past while a blocker has been assigned less than lethal damage.
    check: (shares) =>
      past !== 0 &&
      itemAt(shares, creatures.length) > 0 &&
      lethal.some((needed, index) => itemAt(shares, index) < needed)
        ? 'Every blocker must be assigned lethal damage before damage tramples over.'
        : null,
    suggestion: suggested(power, lethal, past !== 0),
  }
}

/** CR 510.1c–d: its controller divides the damage, and is asked only if there is a choice. */
function divide(game: Game, division: Division): Assignment[] {
  const { source, creatures, past } = division
  const decision = divideDecision(game, division)
  const noneGetsPast = past === 0 || decision.suggestion[creatures.length] === 0
  const shares = creatures.length === 1 && noneGetsPast ? decision.suggestion : ask<'divide'>(game, decision)
  return decision.among.flatMap((target, index) =>
    itemAt(shares, index) > 0 ? [{ source, target, amount: itemAt(shares, index) }] : [],
  )
}

/** CR 702.19d: a blocked creature with trample whose blockers are all gone assigns its damage as though unblocked. */
const getsPast = ({ blocked, defender }: AttackRecord, c: Characteristics): EntityId =>
  !blocked || hasKeyword(c, 'trample') ? defender : 0

/** CR 510.1a: its power, unless an effect says that it is its toughness, or that it assigns none. */
function assigned(game: Game, id: ObjectId): number {
  if (ruleApplies(game, 'assignsNoCombatDamage', id)) return 0
  const { power, toughness } = characteristics(game, id)
  return ruleApplies(game, 'assignsDamageByToughness', id) ? toughness : power
}

/** Its controller may have it assign its damage as though it weren't blocked; nothing is asked where it would deal none. */
function ignoresBlockers(game: Game, { attacker: source, blocked, defender }: AttackRecord): boolean {
  if (!blocked || defender === 0 || !ruleApplies(game, 'mayAssignAsUnblocked', source)) return false
  if (assigned(game, source) <= 0) return false
  const player = characteristics(game, source).controller
  const text = `Have ${nameOf(game, source)} assign its combat damage as though it weren't blocked?`
  return askYesNo(game, { player, purpose: 'yesNo', source, text })
}

/** CR 510.1b: an unblocked creature deals its damage to what it attacks. Returns null if it has blockers. */
export function assignUnblocked(game: Game, record: AttackRecord): readonly Assignment[] | null {
  const { attacker: source, blockers } = record
  if (ignoresBlockers(game, record)) return [{ source, target: record.defender, amount: assigned(game, source) }]
  if (blockers.length > 0) return null
  const c = characteristics(game, source)
  const target = getsPast(record, c)
  const amount = assigned(game, source)
  return amount <= 0 || target === 0 ? NO_DAMAGE : [{ source, target, amount }]
}

const NO_DAMAGE: readonly Assignment[] = []

/** CR 510.1c, 702.19: how an attacking creature with blockers assigns its combat damage. */
export function assignAttacker(game: Game, record: AttackRecord, others: readonly Assignment[]): Assignment[] {
  const { attacker: source, blockers: creatures } = record
  const c = characteristics(game, source)
  const power = assigned(game, source)
  if (power <= 0) return []
  return divide(game, { source, creatures, past: getsPast(record, c), power, others })
}

/** CR 510.1d: how a blocking creature assigns its combat damage. */
export function assignBlocker(game: Game, source: ObjectId, creatures: readonly ObjectId[]): Assignment[] {
  const power = assigned(game, source)
  if (power <= 0 || creatures.length === 0) return []
  return divide(game, { source, creatures, past: 0, power, others: [] })
}
