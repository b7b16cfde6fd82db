import {
  type AttackChoice,
  type AttackDecision,
  type EntityId,
  isPlayerEntity,
  type ObjectId,
  type PermanentView,
} from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword } from '../seat/seen-object.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { lifeChange, WIN } from '../worth/life.ts'
import { attackBonus } from './attack-bonus.ts'
import { chooseBlocks, type Defence, damageAtLeast, leastDamage, type Outcome, outcomeOf } from './blocks.ts'
import { combatBoardOf } from './combat-board.ts'
import { type Fighter, fighter, totalReach } from './fighter.ts'
import { withReserves } from './reserves.ts'
import { walkerFor, walkerPull, walkersToAttack } from './walkers.ts'

const NOBODY: ReadonlySet<ObjectId> = new Set()
const NO_RECRUITS: readonly Fighter[] = []

function idsOf(creatures: readonly { readonly id: ObjectId }[]): ReadonlySet<ObjectId> {
  if (creatures.length === 0) return NOBODY
  const ids = new Set<ObjectId>()
  for (const { id } of creatures) ids.add(id)
  return ids
}

const growsAttacking = (s: SeenGame): boolean =>
  ((s.battlefield.mine.traits | s.battlefield.theirs.traits) & TRAIT.growsAttacking) !== 0

/** Creatures of one player attacking together, each with what it gains by that. */
function attacking(s: SeenGame, creatures: readonly PermanentView[], extra = 0): Fighter[] {
  const grows = growsAttacking(s)
  const together = grows ? idsOf(creatures) : NOBODY
  const fighters: Fighter[] = []
  for (const creature of creatures)
    fighters.push(fighter(s, creature, (grows ? attackBonus(s, creature, together) : 0) + extra))
  return fighters
}

/** Creatures of the opponent that could block: untapped ones. */
export const blockersAgainst = (s: SeenGame): readonly Fighter[] => combatBoardOf(s).theirBlockers

/** An attack with these creatures, as the defending player has to face it. */
function defenceAgainst(
  s: SeenGame,
  attackers: readonly PermanentView[],
  extra = 0,
  without: ReadonlySet<ObjectId> = NOBODY,
  recruits: readonly Fighter[] = NO_RECRUITS,
): Defence {
  const board = combatBoardOf(s)
  const { theirBlockers } = board
  const fighters = attacking(s, attackers, extra)
  for (const one of recruits) fighters.push(one)
  return {
    attackers: fighters,
    blockers: without.size === 0 ? theirBlockers : theirBlockers.filter(({ id }) => !without.has(id)),
    pairs: board,
    life: s.life(s.foe),
    isSafe: !damageCountsFor(s, s.foe),
    gangsUp: s.policy.gangsUp,
  }
}

/**
 * Would attacking with these kill, however the opponent blocks? `extra`: power each of them gains first; `without`:
 * blockers that are gone by then; `recruits`: creatures that join the attack; `burn`: damage that follows it.
 */
export function isLethal(
  s: SeenGame,
  attackers: readonly PermanentView[],
  extra = 0,
  without: ReadonlySet<ObjectId> = NOBODY,
  recruits: readonly Fighter[] = NO_RECRUITS,
  burn = 0,
): boolean {
  const defence = defenceAgainst(s, attackers, extra, without, recruits)
  const life = defence.life - burn
  if (defence.isSafe || totalReach(defence.attackers) < life) return false
  return damageAtLeast(defence) >= life || leastDamage(defence) >= life
}

/** Creatures of the player that can attack this turn. */
export const readyAttackers = (s: SeenGame): readonly PermanentView[] => s.once(findReady)

function findReady(s: SeenGame): readonly PermanentView[] {
  const ready: PermanentView[] = []
  for (const { isReady, view } of s.battlefield.mine.permanentFacts) if (isReady) ready.push(view)
  return ready
}

/** A quick look: would it be lethal if nothing blocked? */
export function couldBeLethal(s: SeenGame): boolean {
  const attackers = readyAttackers(s)
  const life = s.life(s.foe)
  if (attackers.length === 0 || (!growsAttacking(s) && s.battlefield.mine.reach < life)) return false
  return totalReach(attacking(s, attackers)) >= life
}

/** What the opponent's creatures can do to the player next turn, when these have attacked and those are left. */
function counterAttack(s: SeenGame, gone: readonly PermanentView[], { deadAttackers, deadBlockers }: Outcome): number {
  if (!damageCountsFor(s, s.me)) return 0
  const board = combatBoardOf(s)
  const attackers = deadBlockers.length === 0 ? s.once(fullAttack) : attackWithout(s, deadBlockers)
  const own = s.creaturesOf(s.me)
  const dead = idsOf(deadAttackers)
  const away = idsOf(gone)
  const blockers: Fighter[] = []
  for (let i = 0; i < own.length; i++) {
    const creature = own[i]!
    if (creature.tapped || dead.has(creature.id) || isForThisTurn(s, creature)) continue
    if (!away.has(creature.id) || hasKeyword(creature, 'vigilance')) blockers.push(board.mine[i]!)
  }
  return leastDamage({
    attackers,
    blockers,
    pairs: board,
    life: s.life(s.me),
    isSafe: false,
    gangsUp: s.policy.gangsUp,
  })
}

/** A land that is a creature now will be none when the opponent attacks. */
function isForThisTurn(s: SeenGame, creature: PermanentView): boolean {
  const { isLand, abilityFacts } = s.permanentFacts(creature)
  return isLand && hasTrait(abilityFacts.traits, TRAIT.animates)
}

/** All of the opponent's creatures that could attack next turn, but for these, and what their mana adds to them. */
function attackWithout(s: SeenGame, dead: readonly Fighter[]): readonly Fighter[] {
  const gone = idsOf(dead)
  const attackers: PermanentView[] = []
  for (const creature of s.creaturesOf(s.foe))
    if (!gone.has(creature.id) && !hasKeyword(creature, 'defender')) attackers.push(creature)
  return withReserves(s, attacking(s, attackers))
}

const fullAttack = (s: SeenGame): readonly Fighter[] => attackWithout(s, [])

/** Who runs out of cards first must win before: with so few left each point of damage counts for more. */
const FEW_CARDS = 8

function urgency(s: SeenGame): number {
  const { libraryCount } = s.players[s.me]
  if (libraryCount > FEW_CARDS || libraryCount > s.players[s.foe].libraryCount) return 0
  return 0.2 * (FEW_CARDS + 1 - libraryCount)
}

/** What an attack is worth: the fight, the damage, and what comes back next turn (SPEC S13.8). */
function attackWorth(
  s: SeenGame,
  attackers: readonly PermanentView[],
  recruits: readonly Fighter[] = NO_RECRUITS,
): number {
  const defence = defenceAgainst(s, attackers, 0, NOBODY, recruits)
  const outcome = outcomeOf(defence, chooseBlocks(defence))
  if (outcome.damage >= defence.life) return WIN
  const pressure = outcome.damage * urgency(s)
  // Who cannot draw again has nothing to keep creatures for.
  if (pressure > 0 && s.players[s.me].libraryCount === 0) return pressure
  if (s.policy.mistakes.ignoresWayBack) return -outcome.worth + pressure
  const life = s.life(s.me)
  if (s.policy.raceUnblocked && isLostUnblocked(s, defence, attackers)) return -WIN / 2 - life
  const back = counterAttack(s, attackers, outcome)
  const answer = back >= life ? -WIN / 2 - back : 0.6 * lifeChange(life, -back)
  return -outcome.worth + answer + pressure + walkerPull(s, outcome.damage)
}

/** Nobody has to block: would the attack then not kill, and the way back be the end? */
function isLostUnblocked(s: SeenGame, defence: Defence, attackers: readonly PermanentView[]): boolean {
  if (attackers.length === 0 || totalReach(defence.attackers) >= defence.life) return false
  return counterAttack(s, attackers, UNBLOCKED) >= s.life(s.me)
}

const UNBLOCKED: Outcome = { worth: 0, damage: 0, deadAttackers: [], deadBlockers: [] }

/** Everything that can attack a player, the strongest first. */
function candidatesFor(s: SeenGame, decision: AttackDecision): PermanentView[] {
  const creatures: PermanentView[] = []
  for (const { attacker } of decision.candidates) {
    const creature = s.permanent(attacker)
    if (creature) creatures.push(creature)
  }
  return creatures.sort((a, b) => (b.power ?? 0) - (a.power ?? 0))
}

/** Which creatures attack: all if that is lethal; otherwise those that make the attack better one by one. */
function chooseAttackers(s: SeenGame, all: readonly PermanentView[], burn = 0): readonly PermanentView[] {
  const { attacksWithAll, attacksTimidly, castsOrAttacks } = s.policy.mistakes
  if (castsOrAttacks && s.landsOf(s.me).some(({ tapped }) => tapped)) return []
  if (all.length === 0 || attacksWithAll || isLethal(s, all)) return all
  if (burn > 0 && isLethal(s, all, 0, NOBODY, NO_RECRUITS, burn)) return all
  if (attacksTimidly) return all.filter((creature) => isSafe(s, creature))
  const board = combatBoardOf(s)
  let best: readonly PermanentView[] = []
  let most = attackWorth(s, best)
  let last: readonly PermanentView[] = best
  const consider = (attackers: readonly PermanentView[]): void => {
    if (isSameList(attackers, last) || isSameList(attackers, best)) return
    last = attackers
    const worth = attackWorth(s, attackers)
    if (worth > most + 0.01) {
      most = worth
      best = attackers
    }
  }
  const freeKinds = new Map<number, boolean>()
  const isFree = (creature: PermanentView): boolean => {
    const one = fighter(s, creature)
    const known = freeKinds.get(one.kind)
    if (known !== undefined) return known
    const free = !board.theirBlockers.some((blocker) => board.couldBlock(blocker, one))
    freeKinds.set(one.kind, free)
    return free
  }
  const dangerous = all.filter(({ power }) => (power ?? 0) > 0 || board.theirs.length === 0)
  consider(all)
  consider(dangerous)
  consider(dangerous.filter(isFree))
  // Add and take away single creatures while that helps; bounded by the size of the board.
  let refused: Fighter | null = null
  for (const creature of all.slice(0, 24)) {
    const one = fighter(s, creature)
    // One of several that are alike stands for all of them.
    if (refused?.kind === one.kind) continue
    const before = best
    consider(best.includes(creature) ? best.filter((other) => other !== creature) : [...best, creature])
    refused = best === before ? one : null
  }
  return best
}

/** No blocker of the opponent could kill it alone. */
function isSafe(s: SeenGame, creature: PermanentView): boolean {
  const one = fighter(s, creature)
  const board = combatBoardOf(s)
  return board.theirBlockers.every((blocker) => blocker.power < one.toughness || !board.couldBlock(blocker, one))
}

/** What it adds to the attack the player would make now that these join it. */
export function gainByJoining(s: SeenGame, recruits: readonly Fighter[]): number {
  const ready = readyAttackers(s)
  const attackers = chooseAttackers(s, ready)
  const joined = Math.max(attackWorth(s, attackers, recruits), attackWorth(s, ready, recruits))
  return joined - attackWorth(s, attackers)
}

/** What has just been looked at need not be looked at again. */
function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/**
 * The whole declaration. Planeswalkers are attacked by what is left over when the player is not in danger. `burn`: damage
 * that the player could do to the opponent afterwards.
 */
export function declareAttack(s: SeenGame, decision: AttackDecision, burn = 0): readonly AttackChoice[] {
  const attackers = chooseAttackers(s, candidatesFor(s, decision), burn)
  const walkers = walkersToAttack(s, attackers, burn)
  const choices = attackers.map(
    (creature): AttackChoice => ({
      attacker: creature.id,
      defender: walkerFor(decision, creature.id, walkers) ?? defenderFor(s, decision, creature.id),
    }),
  )
  return decision.check(choices) === null ? choices : legalPart(decision, choices)
}

function defenderFor(s: SeenGame, decision: AttackDecision, attacker: ObjectId): EntityId {
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
