import type { AttackDecision, EntityId, ObjectId, PermanentView } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasType } from '../seat/seen-object.ts'
import { lifeChange } from '../worth/life.ts'
import { permanentWorth } from '../worth/permanent-worth.ts'
import { fighter, reach } from './fighter.ts'

/** Who attacks which planeswalker; the others attack the player. */
export type WalkerAttacks = ReadonlyMap<ObjectId, ObjectId>

const NOBODY: WalkerAttacks = new Map()

const loyaltyOf = ({ counters, loyalty }: PermanentView): number => Math.max(1, counters['loyalty'] ?? loyalty ?? 1)

const theirWalkers = (s: SeenGame): readonly PermanentView[] => s.once(findWalkers)

function findWalkers(s: SeenGame): readonly PermanentView[] {
  const found: PermanentView[] = []
  for (const permanent of s.theirs) if (hasType(permanent, 'planeswalker')) found.push(permanent)
  return found
}

/** A point of loyalty is worth about this much, and the last one more. */
const PER_LOYALTY = 0.9

/** How much more damage does to the opponent's planeswalkers than to the player. */
export function walkerPull(s: SeenGame, damage: number): number {
  if (!s.policy.planeswalkers || damage <= 0) return 0
  let loyalty = 0
  let worth = 0
  for (const walker of theirWalkers(s)) {
    loyalty += loyaltyOf(walker)
    worth += permanentWorth(s, walker)
  }
  const taken = Math.min(damage, loyalty)
  if (taken === 0) return 0
  const onWalkers = taken === loyalty ? worth : PER_LOYALTY * taken
  return Math.max(0, onWalkers + lifeChange(s.life(s.foe), -Math.min(taken, s.life(s.foe) - 1)))
}

/** As many attackers as take the planeswalkers away, the most dangerous first; nobody where the player would fall instead. */
export function walkersToAttack(s: SeenGame, attackers: readonly PermanentView[], burn = 0): WalkerAttacks {
  const walkers = s.policy.planeswalkers ? theirWalkers(s) : []
  if (walkers.length === 0 || attackers.length === 0) return NOBODY
  let total = 0
  for (const creature of attackers) total += reach(fighter(s, creature))
  if (total + burn >= s.life(s.foe)) return NOBODY
  const found = new Map<ObjectId, ObjectId>()
  const free = [...attackers].sort((a, b) => (a.power ?? 0) - (b.power ?? 0))
  for (const walker of [...walkers].sort((a, b) => permanentWorth(s, b) - permanentWorth(s, a))) {
    let left = loyaltyOf(walker)
    while (left > 0 && free.length > 0) {
      // The weakest one that is enough, or else the strongest.
      const at = free.findIndex(({ power }) => (power ?? 0) >= left)
      const [one] = free.splice(at < 0 ? free.length - 1 : at, 1)
      if (one === undefined || (one.power ?? 0) <= 0) break
      left -= one.power ?? 0
      found.set(one.id, walker.id)
    }
  }
  return found
}

/** The planeswalker that a creature is to attack, if it may. */
export function walkerFor(decision: AttackDecision, attacker: ObjectId, attacks: WalkerAttacks): EntityId | undefined {
  const walker = attacks.get(attacker)
  if (walker === undefined) return undefined
  const candidate = decision.candidates.find((one) => one.attacker === attacker)
  return candidate?.defenders.includes(walker) ? walker : undefined
}
