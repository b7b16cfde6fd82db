import type { Cost, CostPart } from '@spellwright/dsl'
import { canPayCost, payOptionalCost } from '../casting/optional-cost.ts'
import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { AttackChoice } from '../decision/action.ts'
import type { Game } from '../game/game.ts'
import { type Context, contextOf } from '../query/context.ts'
import { isOnBattlefield } from '../query/lookup.ts'
import { quantity } from '../query/quantity.ts'
import { isAffected, type RuleEntry, rulesOfKind } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { updateStatus } from '../state/update.ts'
import { namesDefender } from './can-attack.ts'

/** The rules that make this attack cost something. */
const costsOf = (game: Game, { attacker, defender }: AttackChoice): RuleEntry<'attackCost'>[] =>
  rulesOfKind(game, 'attackCost').filter(
    (entry) => isAffected(game, entry.ctx, entry.rule.what, attacker) && namesDefender(game, entry, defender),
  )

export const isFreeAttack = (game: Game, choice: AttackChoice): boolean => costsOf(game, choice).length === 0

/** CR 508.1h: the total cost is locked in once determined. Its numbers are read for the rule's controller. */
function lockedIn(game: Game, ctx: Context, part: CostPart): CostPart {
  switch (part.kind) {
    case 'generic':
    case 'payLife':
      return { ...part, amount: quantity(game, ctx, part.amount) }
    case 'repeated':
      return { ...part, cost: lockCost(game, ctx, part.cost), times: quantity(game, ctx, part.times) }
    case 'choice':
      return { ...part, options: part.options.map((option) => lockCost(game, ctx, option)) }
    default:
      return 'count' in part && part.count !== undefined ? { ...part, count: quantity(game, ctx, part.count) } : part
  }
}

const lockCost = (game: Game, ctx: Context, cost: Cost): CostPart[] => cost.map((part) => lockedIn(game, ctx, part))

export const tapsToAttack = (game: Game, id: ObjectId): boolean => !hasKeyword(characteristics(game, id), 'vigilance')

interface AttackCost {
  readonly cost: Cost
  readonly source: ObjectId
}

/** CR 508.1h: the total of all costs, or null. */
function totalCost(game: Game, choices: readonly AttackChoice[]): AttackCost | null {
  const entries = choices.flatMap((choice) => costsOf(game, choice))
  if (entries.length === 0) return null
  return { cost: entries.flatMap(({ rule, ctx }) => lockCost(game, ctx, rule.cost)), source: entries[0]!.ctx.source }
}

/**
 * CR 508.1f comes before 508.1i: attackers are already tapped while mana is made. The event is emitted only when the
 * declaration is complete, so this tapping is undone afterwards. Returns a function that undoes it.
 */
function tapForNow(game: Game, choices: readonly AttackChoice[]): () => void {
  const tapping = choices.map(({ attacker }) => attacker).filter((id) => tapsToAttack(game, id))
  for (const id of tapping) updateStatus(game, id, { tapped: true })
  return () => {
    for (const id of tapping) if (isOnBattlefield(game, id)) updateStatus(game, id, { tapped: false })
  }
}

/** Could the costs of the attack be paid? */
export function canPayToAttack(game: Game, player: PlayerId, choices: readonly AttackChoice[]): boolean {
  const total = totalCost(game, choices)
  if (!total) return true
  const untap = tapForNow(game, choices)
  const can = canPayCost(game, player, total.cost, total.source, contextOf(total.source, player))
  untap()
  return can
}

/** CR 508.1j: everything at once or nothing. */
export function payToAttack(game: Game, player: PlayerId, choices: readonly AttackChoice[]): boolean {
  const total = totalCost(game, choices)
  if (!total) return true
  const untap = tapForNow(game, choices)
  const paid = payOptionalCost(
    game,
    player,
    { kind: 'pay', player: 'you', cost: total.cost },
    contextOf(total.source, player),
  )
  untap()
  return paid
}
