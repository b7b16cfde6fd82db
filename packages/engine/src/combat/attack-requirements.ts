import type { AttackChoice } from '../decision/action.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { isAffected, ruleApplies, rulesOfKind } from '../query/rules.ts'
import { type EntityId, entityPlayer, isPlayerEntity, type ObjectId } from '../state/ids.ts'
import { isFreeAttack } from './attack-costs.ts'
import { type AttackCandidate, namesDefender } from './can-attack.ts'

/** How many requirements that attack obeys; each effect counts (CR 508.1d). */
const obeyedBy = (game: Game, { attacker, defender }: AttackChoice): number =>
  rulesOfKind(game, 'mustAttack').filter(
    (entry) => isAffected(game, entry.ctx, entry.rule.what, attacker) && namesDefender(game, entry, defender),
  ).length + obeyedAsGoaded(game, attacker, defender)

/** CR 701.15b: to attack, and to attack a player other than the one who goaded it, are two requirements. */
function obeyedAsGoaded(game: Game, attacker: ObjectId, defender: EntityId): number {
  let count = 0
  for (const { rule, ctx } of rulesOfKind(game, 'goaded'))
    if (isAffected(game, ctx, rule.what, attacker))
      count += isPlayerEntity(defender) && entityPlayer(defender) !== ctx.controller ? 2 : 1
  return count
}

const totalObeyed = (game: Game, choices: readonly AttackChoice[]): number =>
  choices.reduce((sum, choice) => sum + obeyedBy(game, choice), 0)

const cannotAttackAlone = (game: Game, id: ObjectId): boolean => ruleApplies(game, 'cantAttackAlone', id)

/** "No more than one creature can attack each combat." */
const mostAttackers = (game: Game): number =>
  Math.min(Number.MAX_SAFE_INTEGER, ...rulesOfKind(game, 'attackersAtMost').map(({ rule }) => rule.count))

/** The attack of the creature that obeys most requirements. */
function bestChoice(game: Game, { attacker, defenders }: AttackCandidate): AttackChoice {
  const choices = defenders.map((defender): AttackChoice => ({ attacker, defender }))
  return choices.reduce((best, choice) => (obeyedBy(game, choice) > obeyedBy(game, best) ? choice : best))
}

/**
 * The fewest attacks that obey as many requirements as possible (CR 508.1d). Creatures do not compete for defenders, so
 * each creature with a requirement attacks. The only restriction on the whole declaration is "can't attack alone"
 * (CR 508.1c), for which any other attacker is enough.
 */
function fewestRequired(game: Game, candidates: readonly AttackCandidate[]): AttackChoice[] {
  const best = candidates.map((candidate) => bestChoice(game, candidate))
  const required = best.filter((choice) => obeyedBy(game, choice) > 0)
  const limit = mostAttackers(game)
  if (required.length > limit) return required.toSorted((a, b) => obeyedBy(game, b) - obeyedBy(game, a)).slice(0, limit)
  const [only] = required
  if (required.length !== 1 || !only || !cannotAttackAlone(game, only.attacker)) return required
  const company = best.find((choice) => choice.attacker !== only.attacker)
  return company && limit > 1 ? [only, company] : []
}

/** Without the attacks that cost something, except the `chosen` ones: no player has to pay to obey a requirement (CR 508.1d). */
function withoutUnchosenCosts(
  game: Game,
  candidates: readonly AttackCandidate[],
  chosen: readonly AttackChoice[],
): AttackCandidate[] {
  const accepted = (attacker: ObjectId, defender: EntityId): boolean =>
    chosen.some((choice) => choice.attacker === attacker && choice.defender === defender) ||
    isFreeAttack(game, { attacker, defender })
  return candidates
    .map(({ attacker, defenders }) => ({ attacker, defenders: defenders.filter((d) => accepted(attacker, d)) }))
    .filter(({ defenders }) => defenders.length > 0)
}

/** The legal declaration with the fewest attackers; it costs nothing. */
export const minimumAttack = (game: Game, candidates: readonly AttackCandidate[]): AttackChoice[] =>
  fewestRequired(game, withoutUnchosenCosts(game, candidates, []))

/** Why the declaration as a whole is illegal (CR 508.1c–d), or null. */
export function whyIllegalAttack(
  game: Game,
  candidates: readonly AttackCandidate[],
  choices: readonly AttackChoice[],
): string | null {
  const limit = mostAttackers(game)
  if (choices.length > limit) return `No more than ${limit} creature(s) can attack.`
  const [only] = choices
  if (choices.length === 1 && only && cannotAttackAlone(game, only.attacker))
    return `${nameOf(game, only.attacker)} can't attack alone.`
  if (rulesOfKind(game, 'mustAttack').length === 0 && rulesOfKind(game, 'goaded').length === 0) return null
  const most = fewestRequired(game, withoutUnchosenCosts(game, candidates, choices))
  if (totalObeyed(game, choices) >= totalObeyed(game, most)) return null
  const missed = most.find((wanted) => {
    const declared = choices.find((choice) => choice.attacker === wanted.attacker)
    return obeyedBy(game, wanted) > (declared ? obeyedBy(game, declared) : 0)
  })!
  return `${nameOf(game, missed.attacker)} must attack if able.`
}
