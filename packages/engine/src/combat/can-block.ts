import { hasKeyword, hasType, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { nameOf } from '../query/lookup.ts'
import { isAffected, type RuleEntry, rulesOfKind } from '../query/rules.ts'
import type { ObjectId } from '../state/ids.ts'
import { evasionAgainst } from './evasion.ts'

/** Does the rule forbid this block? The number of blockers is checked for the whole declaration. */
function isUnblockableBy(game: Game, { rule, ctx }: RuleEntry<'cantBeBlocked'>, blocker: ObjectId): boolean {
  const { by, exceptBy, exceptByCount, byMoreThan } = rule
  if (by) return matches(game, ctx, by, blocker)
  if (exceptBy) return !matches(game, ctx, exceptBy, blocker)
  return exceptByCount === undefined && byMoreThan === undefined
}

/** CR 509.1b: restrictions on this pair that come from effects rather than evasion abilities. */
function isForbidden(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  for (const { rule, ctx } of rulesOfKind(game, 'cantBlock'))
    if (isAffected(game, ctx, rule.what, blocker) && (!rule.attackers || matches(game, ctx, rule.attackers, attacker)))
      return true
  for (const { rule, ctx } of rulesOfKind(game, 'canBlockOnly'))
    if (isAffected(game, ctx, rule.what, blocker) && !matches(game, ctx, rule.attackers, attacker)) return true
  for (const entry of rulesOfKind(game, 'cantBeBlocked'))
    if (isAffected(game, entry.ctx, entry.rule.what, attacker) && isUnblockableBy(game, entry, blocker)) return true
  return false
}

/** Why the creature cannot block anything now (CR 509.1a), or null. */
function whyNoBlocker(game: Game, blocker: ObjectId): string | null {
  const object = game.state.objects[blocker]
  if (object?.zone !== 'battlefield') return `${nameOf(game, blocker)} is not on the battlefield.`
  const c = characteristics(game, blocker)
  if (!isCreature(c)) return `${nameOf(game, blocker)} is not a creature.`
  if (hasType(c, 'battle')) return `${nameOf(game, blocker)} is a battle.`
  return object.tapped ? `${nameOf(game, blocker)} is tapped.` : null
}

/**
 * Why the creature cannot block that attacker, or null. Also works before anything attacks: "could it block that
 * creature?"
 */
export function whyCannotBlock(game: Game, blocker: ObjectId, attacker: ObjectId): string | null {
  const reason = whyNoBlocker(game, blocker)
  if (reason !== null) return reason
  if (game.state.objects[attacker]?.zone !== 'battlefield')
    return `${nameOf(game, attacker)} is not on the battlefield.`
  if (characteristics(game, blocker).controller === characteristics(game, attacker).controller)
    return `${nameOf(game, attacker)} does not attack you.`
  const evasion = evasionAgainst(game, attacker, blocker)
  if (evasion !== null) return `${nameOf(game, blocker)} can't block ${nameOf(game, attacker)} (${evasion}).`
  if (!isForbidden(game, blocker, attacker)) return null
  return `An effect says that ${nameOf(game, blocker)} can't block ${nameOf(game, attacker)}.`
}

export const canBlock = (game: Game, blocker: ObjectId, attacker: ObjectId): boolean =>
  whyCannotBlock(game, blocker, attacker) === null

/** How many creatures must block the attacker if any does: menace, "except by three or more" (CR 702.111b). */
export function fewestBlockers(game: Game, attacker: ObjectId): number {
  let fewest = hasKeyword(characteristics(game, attacker), 'menace') ? 2 : 1
  for (const { rule, ctx } of rulesOfKind(game, 'cantBeBlocked'))
    if (rule.exceptByCount !== undefined && isAffected(game, ctx, rule.what, attacker))
      fewest = Math.max(fewest, rule.exceptByCount)
  return fewest
}

/** How many creatures may block the attacker at most. */
export function mostBlockers(game: Game, attacker: ObjectId): number {
  let most = Number.POSITIVE_INFINITY
  for (const { rule, ctx } of rulesOfKind(game, 'cantBeBlocked'))
    if (rule.byMoreThan !== undefined && isAffected(game, ctx, rule.what, attacker))
      most = Math.min(most, rule.byMoreThan)
  return most
}

/** How many attackers the creature can block at once. */
export function blockLimit(game: Game, blocker: ObjectId): number {
  return rulesOfKind(game, 'canBlockAdditional')
    .filter(({ rule, ctx }) => isAffected(game, ctx, rule.what, blocker))
    .reduce((limit, { rule }) => limit + (rule.count === 'any' ? Number.POSITIVE_INFINITY : rule.count), 1)
}
