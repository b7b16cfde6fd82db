import type { ObjectId } from '@spellwright/engine'
import { lifeChange, WIN } from '../worth/life.ts'
import { type Clash, clash, type Fighter, reach } from './fighter.ts'

/** A defence to be found: who attacks, who could block whom, and how much life there is to lose. */
export interface Defence {
  readonly attackers: readonly Fighter[]
  readonly blockers: readonly Fighter[]
  readonly couldBlock: (blocker: ObjectId, attacker: ObjectId) => boolean
  readonly life: number
  /** Unblocked damage reaches nobody: all of it is prevented. */
  readonly isSafe: boolean
  /** What losing life is worth on top, where more is to come (a counter-attack, a race). */
  readonly pressure: number
}

/** Blockers by attacker. */
export type Blocks = ReadonlyMap<ObjectId, readonly Fighter[]>

export interface Outcome {
  /** As the defending player sees it. */
  readonly worth: number
  readonly damage: number
  readonly deadAttackers: readonly Fighter[]
  readonly deadBlockers: readonly Fighter[]
}

/** What happens when these blocks are made. */
export function outcomeOf(defence: Defence, blocks: Blocks): Outcome {
  let damage = 0
  const deadAttackers: Fighter[] = []
  const deadBlockers: Fighter[] = []
  for (const attacker of defence.attackers) {
    const result = clash(attacker, blocks.get(attacker.id) ?? [])
    damage += result.through
    if (result.attackerDies) deadAttackers.push(attacker)
    deadBlockers.push(...result.dead)
  }
  const worth =
    sumOfWorth(deadAttackers) - sumOfWorth(deadBlockers) + (defence.isSafe ? 0 : lossOfLife(defence, damage))
  return { worth, damage: defence.isSafe ? 0 : damage, deadAttackers, deadBlockers }
}

const sumOfWorth = (fighters: readonly Fighter[]): number => fighters.reduce((sum, { worth }) => sum + worth, 0)

function lossOfLife({ life, pressure }: Defence, damage: number): number {
  if (damage <= 0) return 0
  if (damage >= life) return -WIN
  return (1 + pressure) * lifeChange(life, -damage)
}

/** A block is worth making for itself: it kills and lives, lives, or trades up (SPEC S13.9). */
function blockWorth(attacker: Fighter, blocker: Fighter, result: Clash): number {
  const lost = result.dead.includes(blocker) ? blocker.worth : 0
  const gained = result.attackerDies ? attacker.worth : 0
  return gained - lost
}

/**
 * Good blocks first; chump blocks only as far as they are needed to survive (SPEC S13.9). Greedy, and so quick on any
 * board.
 */
export function chooseBlocks(defence: Defence): Map<ObjectId, Fighter[]> {
  const { attackers } = defence
  const blocks = new Map<ObjectId, Fighter[]>()
  const free = new Set(defence.blockers)
  const order = attackers.toSorted((a, b) => b.worth + b.power - a.worth - a.power)
  const able = (attacker: Fighter): Fighter[] =>
    [...free].filter((blocker) => defence.couldBlock(blocker.id, attacker.id))
  const assign = (attacker: Fighter, chosen: readonly Fighter[]): void => {
    blocks.set(attacker.id, [...(blocks.get(attacker.id) ?? []), ...chosen])
    for (const blocker of chosen) free.delete(blocker)
  }
  for (const attacker of order) {
    const best = bestBlock(defence, attacker, able(attacker))
    if (best) assign(attacker, best)
  }
  if (!defence.isSafe) survive(defence, blocks, order, able, assign)
  return blocks
}

/** The blocker, or the two, that gain most by blocking this attacker; null if none gains. */
function bestBlock(defence: Defence, attacker: Fighter, able: readonly Fighter[]): readonly Fighter[] | null {
  // Damage kept off the player counts too, though never so much as to throw a creature away.
  const saved = defence.isSafe
    ? 0
    : Math.min(1.2, -0.5 * lossOfLife({ ...defence, pressure: 0 }, Math.min(reach(attacker), defence.life - 1)))
  let best: readonly Fighter[] | null = null
  let most = 0.05
  const consider = (blockers: readonly Fighter[], extra: number): void => {
    const result = clash(attacker, blockers)
    const gain = result.attackerDies
      ? attacker.worth - result.dead.reduce((sum, { worth }) => sum + worth, 0) + extra
      : result.dead.length === 0
        ? 0.1 + extra
        : -1
    if (gain > most) {
      most = gain
      best = blockers
    }
  }
  if (!attacker.menace)
    for (const blocker of able)
      consider([blocker], blockWorth(attacker, blocker, clash(attacker, [blocker])) >= -0.4 ? saved : 0)
  if (best !== null && !attacker.menace) return best
  const strongest = able.toSorted((a, b) => b.power - a.power).slice(0, 5)
  for (const [index, one] of strongest.entries())
    for (const two of strongest.slice(index + 1)) consider([one, two], -0.3)
  return best
}

/** Throw creatures in the way, the least valuable first, while the attack would otherwise be the end. */
function survive(
  defence: Defence,
  blocks: Map<ObjectId, Fighter[]>,
  order: readonly Fighter[],
  able: (attacker: Fighter) => Fighter[],
  assign: (attacker: Fighter, chosen: readonly Fighter[]) => void,
): void {
  const byDamage = order.toSorted((a, b) => reach(b) - reach(a))
  for (const attacker of byDamage) {
    if (outcomeOf(defence, blocks).damage < defence.life) return
    if (blocks.has(attacker.id) || (attacker.trample && attacker.power > 3 * able(attacker).length)) continue
    const candidates = able(attacker).toSorted((a, b) => a.worth - b.worth)
    const needed = attacker.menace ? 2 : 1
    if (candidates.length >= needed) assign(attacker, candidates.slice(0, needed))
  }
}

/** The least damage a defender can be held to, every creature blocking; the question of lethal attacks. */
export function leastDamage(defence: Defence): number {
  const free = new Set(defence.blockers)
  let damage = 0
  for (const attacker of defence.attackers.toSorted((a, b) => reach(b) - reach(a))) {
    const needed = attacker.menace ? 2 : 1
    const able = [...free].filter((blocker) => defence.couldBlock(blocker.id, attacker.id))
    if (able.length < needed) {
      damage += reach(attacker)
      continue
    }
    // The one that can block the fewest others, so that the rest stay useful.
    const chosen = able
      .map((blocker) => ({
        blocker,
        others: defence.attackers.filter((other) => defence.couldBlock(blocker.id, other.id)).length,
      }))
      .sort((a, b) => a.others - b.others)
      .slice(0, needed)
    for (const { blocker } of chosen) free.delete(blocker)
    if (attacker.trample)
      damage += clash(
        attacker,
        chosen.map(({ blocker }) => blocker),
      ).through
  }
  return damage
}
