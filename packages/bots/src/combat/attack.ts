import {
  type AttackChoice,
  type AttackDecision,
  type EntityId,
  isPlayerEntity,
  type ObjectId,
  type PermanentView,
} from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword } from '../seat/thing.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { lifeChange, WIN } from '../worth/life.ts'
import { attackBonus } from './attack-bonus.ts'
import { chooseBlocks, type Defence, leastDamage, outcomeOf } from './blocks.ts'
import { fighter, reach } from './fighter.ts'

const NOBODY: ReadonlySet<ObjectId> = new Set()

/** Creatures of the opponent that could block: untapped ones. */
export const blockersAgainst = (s: Situation): PermanentView[] => s.creaturesOf(s.foe).filter(({ tapped }) => !tapped)

/** An attack with these creatures, as the defending player has to face it. */
function defenceAgainst(
  s: Situation,
  attackers: readonly PermanentView[],
  extra = 0,
  without: ReadonlySet<ObjectId> = NOBODY,
): Defence {
  const together = new Set(attackers.map(({ id }) => id))
  return {
    attackers: attackers.map((creature) => fighter(s, creature, attackBonus(s, creature, together) + extra)),
    blockers: blockersAgainst(s).flatMap((creature) => (without.has(creature.id) ? [] : [fighter(s, creature)])),
    couldBlock: s.couldBlock,
    life: s.life(s.foe),
    isSafe: !damageCountsFor(s, s.foe),
    pressure: 0,
  }
}

/**
 * Would attacking with these kill, however the opponent blocks? `extra`: power each of them gains first; `without`:
 * blockers that are gone by then.
 */
export function isLethal(
  s: Situation,
  attackers: readonly PermanentView[],
  extra = 0,
  without: ReadonlySet<ObjectId> = NOBODY,
): boolean {
  const defence = defenceAgainst(s, attackers, extra, without)
  if (defence.isSafe || defence.attackers.reduce((sum, attacker) => sum + reach(attacker), 0) < defence.life)
    return false
  return leastDamage(defence) >= defence.life
}

/** Creatures of the player that can attack this turn. */
export const readyAttackers = (s: Situation): PermanentView[] =>
  s
    .creaturesOf(s.me)
    .filter(({ tapped, summoningSick, keywords }) => !tapped && !summoningSick && !keywords.includes('defender'))

/** No attack of these does more. */
const boundOf = (s: Situation, attackers: readonly PermanentView[], extra: number): number =>
  attackers.reduce((sum, creature) => {
    const grows = s.traits(creature).growsAttacking ? 2 * attackers.length + 2 : 0
    return sum + 2 * (Math.max(0, creature.power ?? 0) + grows + extra)
  }, 0)

/** A quick look: would it be lethal if nothing blocked? */
export function couldBeLethal(s: Situation, extra = 0): boolean {
  const attackers = readyAttackers(s)
  if (attackers.length === 0 || boundOf(s, attackers, extra) < s.life(s.foe)) return false
  const together = new Set(attackers.map(({ id }) => id))
  const damage = attackers.reduce(
    (sum, creature) => sum + reach(fighter(s, creature, attackBonus(s, creature, together) + extra)),
    0,
  )
  return damage >= s.life(s.foe)
}

/** What the opponent's creatures can do to the player next turn, when these have attacked and those are left. */
function counterAttack(s: Situation, attacking: ReadonlySet<ObjectId>, dead: ReadonlySet<ObjectId>): number {
  if (!damageCountsFor(s, s.me)) return 0
  const attackers = s.creaturesOf(s.foe).filter(({ id, keywords }) => !dead.has(id) && !keywords.includes('defender'))
  const blockers = s
    .creaturesOf(s.me)
    .filter(
      (creature) =>
        !dead.has(creature.id) &&
        !creature.tapped &&
        (!attacking.has(creature.id) || hasKeyword(creature, 'vigilance')),
    )
  const together = new Set(attackers.map(({ id }) => id))
  return leastDamage({
    attackers: attackers.map((creature) => fighter(s, creature, attackBonus(s, creature, together))),
    blockers: blockers.map((creature) => fighter(s, creature)),
    couldBlock: s.couldBlock,
    life: s.life(s.me),
    isSafe: false,
    pressure: 0,
  })
}

/** What an attack is worth: the fight, the damage, and what comes back next turn (SPEC S13.8). */
function attackWorth(s: Situation, attackers: readonly PermanentView[]): number {
  const defence = defenceAgainst(s, attackers)
  const outcome = outcomeOf(defence, chooseBlocks(defence))
  if (outcome.damage >= defence.life) return WIN
  const dead = new Set([...outcome.deadAttackers, ...outcome.deadBlockers].map(({ id }) => id))
  const back = counterAttack(s, new Set(attackers.map(({ id }) => id)), dead)
  const life = s.life(s.me)
  const answer = back >= life ? -WIN / 2 - back : 0.6 * lifeChange(life, -back)
  return -outcome.worth + answer
}

/** Everything that can attack a player, the strongest first. */
function candidatesFor(s: Situation, decision: AttackDecision): PermanentView[] {
  return decision.candidates
    .flatMap(({ attacker }) => s.permanent(attacker) ?? [])
    .sort((a, b) => (b.power ?? 0) - (a.power ?? 0))
}

/** Which creatures attack: all if that is lethal; otherwise those that make the attack better one by one. */
export function chooseAttackers(s: Situation, all: readonly PermanentView[]): readonly PermanentView[] {
  if (all.length === 0) return []
  if (isLethal(s, all)) return all
  let best: readonly PermanentView[] = []
  let most = attackWorth(s, best)
  const consider = (attackers: readonly PermanentView[]): void => {
    const worth = attackWorth(s, attackers)
    if (worth > most + 0.01) {
      most = worth
      best = attackers
    }
  }
  const dangerous = all.filter(({ power }) => (power ?? 0) > 0 || s.creaturesOf(s.foe).length === 0)
  consider(all)
  consider(dangerous)
  consider(dangerous.filter((creature) => !blockersAgainst(s).some(({ id }) => s.couldBlock(id, creature.id))))
  improve(all, () => best, consider)
  return best
}

/** Add and take away single creatures while that helps; bounded by the size of the board. */
function improve(
  all: readonly PermanentView[],
  current: () => readonly PermanentView[],
  consider: (attackers: readonly PermanentView[]) => void,
): void {
  for (const creature of all.slice(0, 24)) {
    const now = current()
    consider(now.includes(creature) ? now.filter((other) => other !== creature) : [...now, creature])
  }
}

/** The whole declaration. Planeswalkers are attacked by what is left over when the player is not in danger. */
export function declareAttack(s: Situation, decision: AttackDecision): readonly AttackChoice[] {
  const attackers = chooseAttackers(s, candidatesFor(s, decision))
  const choices = attackers.map(
    (creature): AttackChoice => ({
      attacker: creature.id,
      defender: defenderFor(s, decision, creature.id),
    }),
  )
  return decision.check(choices) === null ? choices : legalPart(decision, choices)
}

function defenderFor(s: Situation, decision: AttackDecision, attacker: ObjectId): EntityId {
  const { defenders } = decision.candidates.find((candidate) => candidate.attacker === attacker)!
  const player = defenders.find(isPlayerEntity)
  const walker = defenders.find((defender) => !isPlayerEntity(defender))
  if (walker !== undefined && (player === undefined || !damageCountsFor(s, s.foe))) return walker
  return player ?? defenders[0]!
}

/** Where a whole declaration is illegal (a cost, "can't attack alone"): fewer, then what must attack. */
function legalPart(decision: AttackDecision, choices: readonly AttackChoice[]): readonly AttackChoice[] {
  const must = decision.minimum()
  const wanted = [...must, ...choices.filter(({ attacker }) => !must.some((other) => other.attacker === attacker))]
  for (let size = wanted.length; size > must.length; size--) {
    const part = wanted.slice(0, size)
    if (decision.check(part) === null) return part
  }
  return must
}
