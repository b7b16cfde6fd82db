import { sortShort } from '@spellwright/engine'
import { type Fighter, reach, totalReach } from './fighter.ts'

export interface Clash {
  readonly attackerDies: boolean
  /** Blockers that die, in the order given. */
  readonly dead: readonly Fighter[]
  /** What gets past the blockers. */
  readonly through: number
}

const NOBODY: readonly Fighter[] = []

/** Does it die to the damage of all these? */
export function dies(attacker: Fighter, blockers: readonly Fighter[]): boolean {
  if (attacker.indestructible) return false
  for (const { power, deathtouch } of blockers)
    if (power > 0 && (deathtouch || power >= attacker.toughness)) return true
  const damage = totalReach(blockers)
  return damage > 0 && damage >= attacker.toughness
}

const firstStrikers = (blockers: readonly Fighter[]): readonly Fighter[] => {
  for (const { first } of blockers) if (first) return blockers.filter((blocker) => blocker.first)
  return NOBODY
}

const mostValuableFirst = (blockers: readonly Fighter[]): readonly Fighter[] =>
  blockers.length < 2 ? blockers : sortShort(blockers.slice(), (a, b) => b.worth - a.worth)

/** The attacker's damage among these, the most valuable it can kill first: adds the dead, and says what is left of it. */
function strike(attacker: Fighter, blockers: readonly Fighter[], dead: Fighter[]): number {
  let left = attacker.power
  for (const blocker of mostValuableFirst(blockers)) {
    const needed = attacker.deathtouch ? 1 : blocker.toughness
    if (blocker.indestructible || left < needed) continue
    left -= needed
    dead.push(blocker)
  }
  return left
}

const strikesDown = ({ power, deathtouch }: Fighter, blocker: Fighter): boolean =>
  !blocker.indestructible && power >= (deathtouch ? 1 : blocker.toughness)

function fallsTo({ indestructible, toughness }: Fighter, blocker: Fighter): boolean {
  const { power, deathtouch } = blocker
  if (indestructible || power <= 0) return false
  return deathtouch || power >= toughness || reach(blocker) >= toughness
}

/** One against one, where all that is asked is who dies: the same as `clash` says, without making lists. */
export const attackerFalls = (attacker: Fighter, blocker: Fighter): boolean =>
  fallsTo(attacker, blocker) && !(attacker.first && !blocker.first && strikesDown(attacker, blocker))

export const blockerFalls = (attacker: Fighter, blocker: Fighter): boolean =>
  strikesDown(attacker, blocker) && !(blocker.first && !attacker.first && fallsTo(attacker, blocker))

/** One attacker against those that block it. */
export function clash(attacker: Fighter, blockers: readonly Fighter[]): Clash {
  if (blockers.length === 0) return { attackerDies: false, dead: NOBODY, through: reach(attacker) }
  const dead: Fighter[] = []
  let left = attacker.first ? strike(attacker, blockers, dead) : 0
  if (dies(attacker, firstStrikers(blockers))) return { attackerDies: true, dead, through: attacker.trample ? left : 0 }
  const alive = dead.length === 0 ? blockers : blockers.filter((blocker) => !dead.includes(blocker))
  if (!attacker.first || attacker.double) left += strike(attacker, alive, dead)
  return { attackerDies: dies(attacker, alive), dead, through: attacker.trample ? left : 0 }
}
