import { type ObjectId, sortShort } from '@spellwright/engine'
import { lifeChange, WIN } from '../worth/life.ts'
import { attackerFalls, blockerFalls, clash, dies } from './clash.ts'
import type { Pairs } from './combat-board.ts'
import { type Fighter, isAlike, reach, totalReach } from './fighter.ts'

/** A defence to be found: who attacks, who could block whom, and how much life there is to lose. */
export interface Defence {
  readonly attackers: readonly Fighter[]
  readonly blockers: readonly Fighter[]
  readonly pairs: Pairs
  readonly life: number
  /** Unblocked damage reaches nobody: all of it is prevented. */
  readonly isSafe: boolean
  /** A creature is thrown even before one that tramples over most of it. */
  readonly stopsTramplers?: boolean
  /** Several creatures are thrown before one that tramples over each of them. */
  readonly gangsUp?: boolean
}

/** Blockers by attacker. */
export type Blocks = ReadonlyMap<ObjectId, readonly Fighter[]>

const NO_BLOCKS: Blocks = new Map()

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
    const blockers = blocks.get(attacker.id)
    if (blockers === undefined) {
      damage += reach(attacker)
      continue
    }
    const result = clash(attacker, blockers)
    damage += result.through
    if (result.attackerDies) deadAttackers.push(attacker)
    for (const blocker of result.dead) deadBlockers.push(blocker)
  }
  const worth =
    sumOfWorth(deadAttackers) - sumOfWorth(deadBlockers) + (defence.isSafe ? 0 : lossOfLife(defence.life, damage))
  return { worth, damage: defence.isSafe ? 0 : damage, deadAttackers, deadBlockers }
}

function sumOfWorth(fighters: readonly Fighter[]): number {
  let sum = 0
  for (const { worth } of fighters) sum += worth
  return sum
}

function lossOfLife(life: number, damage: number): number {
  if (damage <= 0) return 0
  return damage >= life ? -WIN : lifeChange(life, -damage)
}

/** Those of the fighters, from an index on, that could block it; the first ones if that many are enough. */
function ableOf(
  { pairs }: Defence,
  free: readonly Fighter[],
  attacker: Fighter,
  most = free.length,
  from = 0,
): Fighter[] {
  const able: Fighter[] = []
  for (let i = from; i < free.length && able.length < most; i++) {
    const blocker = free[i]!
    if (pairs.couldBlock(blocker, attacker)) able.push(blocker)
  }
  return able
}

/** At most so many of each row of creatures that are alike: more of them could not do better. */
function fewOfEachKind(fighters: readonly Fighter[], most: number): Fighter[] {
  const few: Fighter[] = []
  let alike = 0
  for (let i = 0; i < fighters.length; i++) {
    const one = fighters[i]!
    alike = i > 0 && isAlike(one, fighters[i - 1]!) ? alike + 1 : 0
    if (alike < most) few.push(one)
  }
  return few
}

function without(fighters: readonly Fighter[], gone: readonly Fighter[]): readonly Fighter[] {
  const left: Fighter[] = []
  for (const one of fighters) if (!gone.includes(one)) left.push(one)
  return left
}

/** Blocks in the making: who is still free, in the order given. */
class Assignment {
  readonly blocks = new Map<ObjectId, Fighter[]>()
  free: readonly Fighter[]

  constructor({ blockers }: Defence) {
    this.free = blockers
  }

  assign(attacker: Fighter, chosen: readonly Fighter[]): void {
    const before = this.blocks.get(attacker.id)
    this.blocks.set(attacker.id, before === undefined ? chosen.slice() : [...before, ...chosen])
    this.free = without(this.free, chosen)
  }
}

/**
 * Good blocks first; chump blocks only as far as they are needed to survive (SPEC S13.9). Greedy, and so quick on any
 * board.
 */
export function chooseBlocks(defence: Defence): Blocks {
  const { attackers, blockers } = defence
  if (attackers.length === 0 || blockers.length === 0) return NO_BLOCKS
  const made = new Assignment(defence)
  const order =
    attackers.length < 2 ? attackers : sortShort(attackers.slice(), (a, b) => b.worth + b.power - (a.worth + a.power))
  let unblocked: Fighter | null = null
  for (const attacker of order) {
    // What is not worth blocking once is not worth blocking when it comes again.
    if (unblocked !== null && isAlike(attacker, unblocked) && attacker.power === unblocked.power) continue
    const best = bestBlock(defence, attacker, ableOf(defence, made.free, attacker))
    if (best) made.assign(attacker, best)
    unblocked = best ? null : attacker
  }
  if (!defence.isSafe) survive(defence, made, order)
  return made.blocks
}

/** Pairs of blockers are looked for among so many. */
const MOST_TOGETHER = 5

/** Two blockers instead of one must be worth something. */
const SECOND_BLOCKER = -0.3

/** The blocker, or the two, that gain most by blocking this attacker; null if none gains. */
function bestBlock(defence: Defence, attacker: Fighter, able: readonly Fighter[]): readonly Fighter[] | null {
  if (able.length === 0) return null
  let best: readonly Fighter[] | null = null
  let most = 0.05
  if (!attacker.menace) {
    const alone = bestAlone(able, attacker, savedBy(defence, attacker), most)
    if (alone !== null) return [alone]
  }
  if (able.length < 2) return null
  const strongest = sortShort(fewOfEachKind(able, MOST_TOGETHER), (a, b) => b.power - a.power).slice(0, MOST_TOGETHER)
  for (let i = 0; i < strongest.length; i++)
    for (let j = i + 1; j < strongest.length; j++) {
      const pair = [strongest[i]!, strongest[j]!]
      const gain = gainTogether(attacker, pair)
      if (gain > most) {
        most = gain
        best = pair
      }
    }
  return best
}

/** The blocker that gains most beyond that much; null if none does. */
function bestAlone(able: readonly Fighter[], attacker: Fighter, saved: number, least: number): Fighter | null {
  let best: Fighter | null = null
  let most = least
  for (let i = 0; i < able.length; i++) {
    const blocker = able[i]!
    if (i > 0 && isAlike(blocker, able[i - 1]!)) continue
    const gain = gainAlone(attacker, blocker, saved)
    if (gain > most) {
      most = gain
      best = blocker
    }
  }
  return best
}

/** Damage kept off the player counts too, though never so much as to throw a creature away. */
const savedBy = ({ isSafe, life }: Defence, attacker: Fighter): number =>
  isSafe ? 0 : Math.min(1.2, -0.5 * lossOfLife(life, Math.min(reach(attacker), life - 1)))

/** A block is worth making for itself: it kills and lives, lives, or trades up (SPEC S13.9). */
function gainAlone(attacker: Fighter, blocker: Fighter, saved: number): number {
  const attackerDies = attackerFalls(attacker, blocker)
  const blockerDies = blockerFalls(attacker, blocker)
  const lost = blockerDies ? blocker.worth : 0
  const gained = attackerDies ? attacker.worth : 0
  const extra = gained - lost >= -0.4 ? saved : 0
  if (attackerDies) return gained - lost + extra
  return blockerDies ? -1 : 0.1 + extra
}

/** Two blockers are for killing. */
function gainTogether(attacker: Fighter, pair: readonly Fighter[]): number {
  if (!dies(attacker, pair)) return -1
  const { attackerDies, dead } = clash(attacker, pair)
  return attackerDies ? attacker.worth - sumOfWorth(dead) + SECOND_BLOCKER : -1
}

/** Throw creatures in the way, the least valuable first, while the attack would otherwise be the end. */
function survive(defence: Defence, made: Assignment, order: readonly Fighter[]): void {
  // Blocks only keep damage off: less than life in all is less than life in any case.
  if (totalReach(defence.attackers) < defence.life) return
  let { damage } = outcomeOf(defence, made.blocks)
  for (const attacker of byReach(order)) {
    if (damage < defence.life) return
    if (made.blocks.has(attacker.id)) continue
    const able = ableOf(defence, made.free, attacker)
    if (attacker.trample && attacker.power > 3 * able.length && !defence.stopsTramplers) continue
    const needed = attacker.menace ? 2 : 1
    const candidates = sortShort(fewOfEachKind(able, needed), (a, b) => a.worth - b.worth)
    if (candidates.length < needed) continue
    const chosen = candidates.slice(0, needed)
    made.assign(attacker, chosen)
    damage += clash(attacker, chosen).through - reach(attacker)
  }
  if (defence.gangsUp === true && damage >= defence.life) surviveTramplers(defence, made, order, damage)
}

/** Throw more creatures before what tramples over those that block it already; only if that is enough in the end. */
function surviveTramplers(defence: Defence, made: Assignment, order: readonly Fighter[], before: number): void {
  const more: [attacker: Fighter, blocker: Fighter][] = []
  let { free } = made
  let damage = before
  for (const attacker of order) {
    if (!attacker.trample) continue
    const blockers = [...(made.blocks.get(attacker.id) ?? [])]
    const able = sortShort(ableOf(defence, free, attacker), (a, b) => b.toughness - a.toughness)
    let through = blockers.length === 0 ? reach(attacker) : clash(attacker, blockers).through
    for (const blocker of able) {
      if (damage < defence.life) break
      blockers.push(blocker)
      const now = attacker.menace && blockers.length < 2 ? through : clash(attacker, blockers).through
      damage += now - through
      through = now
      more.push([attacker, blocker])
    }
    free = without(free, blockers)
  }
  if (damage < defence.life) for (const [attacker, blocker] of more) made.assign(attacker, [blocker])
}

/** Those that do most damage first. */
function byReach(fighters: readonly Fighter[]): readonly Fighter[] {
  for (let i = 1; i < fighters.length; i++)
    if (reach(fighters[i]!) > reach(fighters[i - 1]!)) return sortShort(fighters.slice(), (a, b) => reach(b) - reach(a))
  return fighters
}

/** The least damage a defender can be held to, every creature blocking; the question of lethal attacks. */
export function leastDamage(defence: Defence): number {
  const { attackers, blockers } = defence
  const most = totalReach(attackers)
  if (blockers.length === 0 || most === 0) return most
  let free = blockers.length === 1 ? blockers : leastUsefulFirst(defence)
  // Those before this index are taken; mostly the first that are free can block.
  let from = 0
  let damage = 0
  const trampled: [attacker: Fighter, blockers: readonly Fighter[]][] = []
  for (const attacker of byReach(attackers)) {
    const needed = attacker.menace ? 2 : 1
    const chosen = free.length - from < needed ? NOBODY : ableOf(defence, free, attacker, needed, from)
    if (chosen.length < needed) {
      damage += reach(attacker)
      continue
    }
    if (chosen[0] === free[from] && (needed === 1 || chosen[1] === free[from + 1])) from += needed
    else free = without(free, chosen)
    if (!attacker.trample) continue
    damage += clash(attacker, chosen).through
    if (defence.gangsUp === true) trampled.push([attacker, chosen])
  }
  return trampled.length === 0 || from >= free.length
    ? damage
    : damage - stoppedBeside(defence, free.slice(from), trampled)
}

/** What those that are still free keep off by blocking beside others. */
function stoppedBeside(
  defence: Defence,
  left: readonly Fighter[],
  trampled: readonly (readonly [attacker: Fighter, blockers: readonly Fighter[]])[],
): number {
  let stopped = 0
  let free = left
  for (const [attacker, blockers] of trampled) {
    const able = ableOf(defence, free, attacker)
    if (able.length === 0) continue
    stopped += clash(attacker, blockers).through - clash(attacker, [...blockers, ...able]).through
    free = without(free, able)
  }
  return stopped
}

/** A quick look: no more of the attackers can be stopped than there are blockers, whoever can block whom. */
export function damageAtLeast({ attackers, blockers }: Defence): number {
  let damage = 0
  const strongest = byReach(attackers)
  for (let i = blockers.length; i < strongest.length; i++) damage += reach(strongest[i]!)
  return damage
}

const NOBODY: readonly Fighter[] = []

/** Those that can block the fewest come first, so that the rest stay useful. */
function leastUsefulFirst({ attackers, blockers, pairs }: Defence): readonly Fighter[] {
  const uses: number[] = []
  let areAlike = true
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i]!
    let count = 0
    if (i > 0 && isAlike(blocker, blockers[i - 1]!)) count = uses[i - 1]!
    else for (const attacker of attackers) if (pairs.couldBlock(blocker, attacker)) count++
    uses.push(count)
    if (count !== uses[0]) areAlike = false
  }
  // Mostly they can all block the same.
  if (areAlike) return blockers
  const order = blockers.map((_, index) => index).sort((a, b) => uses[a]! - uses[b]!)
  return order.map((index) => blockers[index]!)
}
