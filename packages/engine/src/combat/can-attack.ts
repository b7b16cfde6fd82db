import { hasKeyword, hasType, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { mustGet, nameOf, permanentsOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { isAffected, type RuleEntry, ruleApplies, rulesOfKind } from '../query/rules.ts'
import { type EntityId, entityPlayer, isPlayerEntity, type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import { attackable } from './defenders.ts'

/** A creature that can attack, and what it may attack. */
export interface AttackCandidate {
  readonly attacker: ObjectId
  readonly defenders: readonly EntityId[]
}

/** CR 302.6: its controller has not controlled it continuously since their turn began, and it has no haste. */
function isSummoningSick(game: Game, id: ObjectId): boolean {
  if (mustGet(game, id).controlledSince <= game.state.players[game.state.turn.active].latestTurn) return false
  return !hasKeyword(characteristics(game, id), 'haste') && !ruleApplies(game, 'attackAsThoughHaste', id)
}

/** CR 702.3b */
const isHeldByDefender = (game: Game, id: ObjectId): boolean =>
  hasKeyword(characteristics(game, id), 'defender') && !ruleApplies(game, 'attackAsThoughNotDefender', id)

/**
 * Is a rule about attacking "you" about that defender? Attacking a player's planeswalker is not attacking the player
 * (CR 508.3e).
 */
export function namesDefender(
  game: Game,
  { rule, ctx }: RuleEntry<'cantAttack'> | RuleEntry<'mustAttack'> | RuleEntry<'attackCost'>,
  defender: EntityId,
): boolean {
  if (rule.defender === undefined) return true
  const players = playersOf(game, ctx, rule.defender)
  if (isPlayerEntity(defender)) return players.includes(entityPlayer(defender))
  if (rule.kind !== 'attackCost' || rule.planeswalkers === undefined) return false
  const c = characteristics(game, defender as ObjectId)
  return hasType(c, 'planeswalker') && players.includes(c.controller)
}

function mayAttack(game: Game, id: ObjectId, defender: EntityId): boolean {
  for (const entry of rulesOfKind(game, 'cantAttack'))
    if (isAffected(game, entry.ctx, entry.rule.what, id) && namesDefender(game, entry, defender)) return false
  return true
}

/** What the creature may attack if it can attack at all (CR 508.1b–c). */
export function defendersFor(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  all: readonly EntityId[] = attackable(game, otherPlayer(player)),
): readonly EntityId[] {
  return rulesOfKind(game, 'cantAttack').length === 0 ? all : all.filter((defender) => mayAttack(game, id, defender))
}

/** A player can always be attacked, unless an effect says otherwise. */
const hasDefender = (game: Game, id: ObjectId, player: PlayerId): boolean =>
  rulesOfKind(game, 'cantAttack').length === 0 || defendersFor(game, id, player).length > 0

/** Why the creature by itself cannot be declared as an attacker by that player (CR 508.1a, 508.1c), or null. */
export function whyCannotAttack(game: Game, id: ObjectId, player: PlayerId): string | null {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield') return `${nameOf(game, id)} is not on the battlefield.`
  const c = characteristics(game, id)
  if (c.controller !== player) return `You do not control ${nameOf(game, id)}.`
  if (!isCreature(c)) return `${nameOf(game, id)} is not a creature.`
  if (hasType(c, 'battle')) return `${nameOf(game, id)} is a battle.`
  if (object.tapped) return `${nameOf(game, id)} is tapped.`
  if (isSummoningSick(game, id)) return `${nameOf(game, id)} came under your control this turn and has no haste.`
  if (isHeldByDefender(game, id)) return `${nameOf(game, id)} has defender.`
  return hasDefender(game, id, player) ? null : `An effect says that ${nameOf(game, id)} can't attack.`
}

export const canAttack = (game: Game, id: ObjectId, player: PlayerId): boolean =>
  whyCannotAttack(game, id, player) === null

/** Every creature the player could declare, each with what it may attack. */
export function attackCandidates(game: Game, player: PlayerId): AttackCandidate[] {
  const all = attackable(game, otherPlayer(player))
  return permanentsOf(game, player)
    .filter((id) => canAttack(game, id, player))
    .map((attacker) => ({ attacker, defenders: defendersFor(game, attacker, player, all) }))
}
