import type { ObjectId, PermanentView } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword } from '../seat/thing.ts'
import { permanentWorth } from '../worth/permanent-worth.ts'

/** A creature as combat sees it. */
export interface Fighter {
  readonly id: ObjectId
  readonly power: number
  /** Damage it takes to die. */
  readonly toughness: number
  readonly worth: number
  readonly first: boolean
  readonly double: boolean
  readonly deathtouch: boolean
  readonly trample: boolean
  readonly lifelink: boolean
  readonly indestructible: boolean
  readonly menace: boolean
}

/** The creature as it is now, made once; with a bonus, a stronger copy. */
export function fighter(s: Situation, creature: PermanentView, bonus = 0): Fighter {
  let plain = s.fighters.get(creature.id)
  if (!plain) {
    plain = plainFighter(s, creature)
    s.fighters.set(creature.id, plain)
  }
  return bonus === 0 ? plain : { ...plain, power: Math.max(0, (creature.power ?? 0) + bonus) }
}

function plainFighter(s: Situation, creature: PermanentView): Fighter {
  const double = hasKeyword(creature, 'double strike')
  return {
    id: creature.id,
    power: Math.max(0, creature.power ?? 0),
    toughness: (creature.toughness ?? 0) - creature.damage,
    worth: permanentWorth(s, creature),
    first: double || hasKeyword(creature, 'first strike'),
    double,
    deathtouch: hasKeyword(creature, 'deathtouch'),
    trample: hasKeyword(creature, 'trample'),
    lifelink: hasKeyword(creature, 'lifelink'),
    indestructible: hasKeyword(creature, 'indestructible'),
    menace: hasKeyword(creature, 'menace'),
  }
}

/** Damage it deals to a player it gets through to. */
export const reach = ({ power, double }: Fighter): number => (double ? 2 * power : power)

const kills = (power: number, by: Fighter, other: Fighter): boolean =>
  !other.indestructible && power > 0 && (by.deathtouch || power >= other.toughness)

export interface Clash {
  readonly attackerDies: boolean
  /** Blockers that die, in the order given. */
  readonly dead: readonly Fighter[]
  /** What gets past the blockers. */
  readonly through: number
}

/** The attacker's damage among its blockers: the most valuable it can kill first. */
function killed(attacker: Fighter, power: number, blockers: readonly Fighter[]): { dead: Fighter[]; left: number } {
  let left = power
  const dead: Fighter[] = []
  for (const blocker of blockers.toSorted((a, b) => b.worth - a.worth)) {
    const needed = attacker.deathtouch ? 1 : blocker.toughness
    if (blocker.indestructible || left < needed) continue
    left -= needed
    dead.push(blocker)
  }
  return { dead, left }
}

/** One attacker against those that block it. */
export function clash(attacker: Fighter, blockers: readonly Fighter[]): Clash {
  if (blockers.length === 0) return { attackerDies: false, dead: [], through: reach(attacker) }
  const early = blockers.filter(({ first }) => first)
  const attackerFirst = attacker.first && !attacker.double
  let dead: Fighter[] = []
  let left = 0
  if (attacker.first) {
    const strike = killed(attacker, attacker.power, blockers)
    dead = strike.dead
    left = strike.left
  }
  const earlyPower = early.filter((blocker) => !dead.includes(blocker) || attacker.first)
  if (dies(attacker, earlyPower)) return { attackerDies: true, dead, through: attacker.trample ? left : 0 }
  const alive = blockers.filter((blocker) => !dead.includes(blocker))
  if (!attackerFirst) {
    const strike = killed(attacker, attacker.power, alive)
    dead = [...dead, ...strike.dead]
    left += strike.left
  }
  return { attackerDies: dies(attacker, alive), dead, through: attacker.trample ? left : 0 }
}

function dies(attacker: Fighter, blockers: readonly Fighter[]): boolean {
  if (attacker.indestructible) return false
  const damage = blockers.reduce((sum, blocker) => sum + reach(blocker), 0)
  return (
    blockers.some((blocker) => kills(blocker.power, blocker, attacker)) || (damage > 0 && damage >= attacker.toughness)
  )
}
