import type { Cost } from '@spellwright/dsl'
import { askOption } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { itemAt } from '../state/lists.ts'
import type { Payer } from './cost-parts.ts'

/** Costs that are paid together. */
export type Costs = readonly Cost[]

/** The first choice that the costs leave open: its options, and the costs with each of them written out. */
function openChoice(costs: Costs): { options: readonly Cost[]; written: readonly Costs[] } | null {
  for (const [at, cost] of costs.entries())
    for (const [index, part] of cost.entries())
      if (part.kind === 'choice') {
        const written = part.options.map((option) => costs.with(at, cost.toSpliced(index, 1, ...option)))
        return { options: part.options, written }
      }
  return null
}

/** The costs in every way in which they can be chosen. */
export function* waysToPay(costs: Costs): Generator<Costs> {
  const choice = openChoice(costs)
  if (choice === null) yield costs
  else for (const written of choice.written) yield* waysToPay(written)
}

/** Can the costs be paid in one of those ways? */
export function canPaySomehow(costs: Costs, canPay: (costs: Costs) => boolean): boolean {
  for (const way of waysToPay(costs)) if (canPay(way)) return true
  return false
}

/** CR 601.2b, 602.2b: the player announces which of several costs they will pay, among those they can pay. */
export function chooseCosts(game: Game, payer: Payer, costs: Costs, canPay: (costs: Costs) => boolean): Costs {
  const choice = openChoice(costs)
  if (choice === null) return costs
  const payable = choice.written.flatMap((written, index) => (canPaySomehow(written, canPay) ? [index] : []))
  const possible = payable.length === 0 ? [...choice.options.keys()] : payable
  const question = {
    player: payer.player,
    purpose: 'costChoice',
    source: payer.ctx.source,
    text: 'Choose which cost to pay.',
    about: {
      data: { kind: 'costs', costs: possible.map((index) => itemAt(choice.options, index)) },
      context: payer.ctx,
    },
  } as const
  const chosen = askOption(
    game,
    question,
    possible.map((_, value) => ({ label: `Cost ${value + 1}`, value })),
  )
  return chooseCosts(game, payer, itemAt(choice.written, itemAt(possible, chosen)), canPay)
}
