import type { Cost, QuestionData } from '@spellwright/dsl'
import { askNumber, askYesNo } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { withVariables } from '../mana/cost-arithmetic.ts'
import { type Context, contextWith } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { Binding } from '../state/object.ts'
import { canPaySomehow, chooseCosts } from './cost-options.ts'
import { flattenCost, isManaPart, lifeIn, manaOf, Payer, whyCantPayAll } from './cost-parts.ts'
import type { NotedUse } from './mana-ability.ts'
import { canPayMana, payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'

/** Could the player pay this whole cost now? */
export function canPayCost(game: Game, player: PlayerId, cost: Cost, source: ObjectId, ctx: Context): boolean {
  const payer = new Payer(player, ctx)
  return canPaySomehow([flattenCost(game, payer, cost)], ([parts = []]) => canPayParts(game, payer, parts, source))
}

function canPayParts(game: Game, payer: Payer, parts: Cost, source: ObjectId): boolean {
  if (whyCantPayAll(game, payer, parts) !== null) return false
  const symbols = withVariables(manaOf(game, payer, parts), payer.ctx.x)
  const use = { kind: 'other', object: source, player: payer.player } as const
  return canPayMana(game, symbols, use, { lifeElsewhere: lifeIn(game, payer, parts) })
}

/** Whether to pay a cost, and what follows. */
export type PayQuestion = Extract<QuestionData, { kind: 'pay' | 'payToEnter' }>

/** "Unless … pays", "you may pay" (CR 118.12): asks the player, who may make mana to pay. Returns false if declined or impossible. */
export function payOptionalCost(
  game: Game,
  player: PlayerId,
  question: PayQuestion,
  ctx: Context,
  bind: (name: string, value: Binding) => void = () => {},
): boolean {
  const { source } = ctx
  const { cost } = question
  if (!canPayCost(game, player, cost, source, ctx)) return false
  const text = `Pay the cost for ${nameOf(game, source)}?`
  const about = { data: question, context: ctx }
  if (!askYesNo(game, { player, purpose: 'payOrNot', source, text, about })) return false
  return payCostNow(game, player, cost, source, ctx, bind)
}

/** "Sacrifice two untapped lands instead": paid without a choice, if it can be. */
export const payIfPossible = (game: Game, player: PlayerId, cost: Cost, ctx: Context): boolean =>
  canPayCost(game, player, cost, ctx.source, ctx) && payCostNow(game, player, cost, ctx.source, ctx)

/** "You may pay {X}" (CR 107.3f). Returns the chosen X, or null if declined or impossible. */
export function payChosenX(game: Game, player: PlayerId, cost: Cost, source: ObjectId, ctx: Context): number | null {
  const isPayable = (x: number): boolean => canPayCost(game, player, cost, source, contextWith(ctx, { x }))
  if (!isPayable(0)) return null
  const name = nameOf(game, source)
  if (!askYesNo(game, { player, purpose: 'payOrNot', source, text: `Pay {X} for ${name}?` })) return null
  let max = 0
  while (max < 60 && isPayable(max + 1)) max++
  const x = askNumber(game, { player, purpose: 'x', source, text: `Choose X for ${name}.` }, 0, max)
  return payCostNow(game, player, cost, source, contextWith(ctx, { x })) ? x : null
}

/** Pays a whole cost that is not for casting or activating. */
export function payCostNow(
  game: Game,
  player: PlayerId,
  cost: Cost,
  source: ObjectId,
  ctx: Context,
  bind: (name: string, value: Binding) => void = () => {},
  noted: NotedUse[] = [],
): boolean {
  const payer = new Payer(player, ctx)
  const [parts = []] = chooseCosts(game, payer, [flattenCost(game, payer, cost)], ([way = []]) =>
    canPayParts(game, payer, way, source),
  )
  const symbols = withVariables(manaOf(game, payer, parts), ctx.x)
  const use = { kind: 'other', object: source, player } as const
  const lifeElsewhere = lifeIn(game, payer, parts)
  const options = { phyrexian: 'preferMana', noted, lifeElsewhere } as const
  if (!payMana(game, symbols, use, options)) return false
  for (const part of parts) if (!isManaPart(part) && !payPart(game, payer, part, bind)) return false
  return true
}
