import type { Cost, CostPart } from '@spellwright/dsl'
import { askOption } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import type { PlayerId } from '../state/ids.ts'

type Choice = Extract<CostPart, { kind: 'choice' }>

const isChoice = (part: CostPart): part is Choice => part.kind === 'choice'

/** Does the cost leave something to choose: "discard a card or pay {5}"? */
export const isUnsettled = (cost: Cost): boolean => cost.some(isChoice)

const settled = (cost: Cost, choice: Choice, option: Cost): Cost =>
  cost.flatMap((part) => (part === choice ? option : [part]))

/** The cost with each option of its first choice; the cost itself where it leaves none. */
function waysOf(cost: Cost): readonly Cost[] {
  const choice = cost.find(isChoice)
  return choice === undefined ? [cost] : choice.options.flatMap((option) => waysOf(settled(cost, choice, option)))
}

/** Every way to settle the choices of these costs. What is chosen may be mana, so each way has a total of its own. */
export function waysToSettle(costs: readonly Cost[]): readonly (readonly Cost[])[] {
  if (!costs.some(isUnsettled)) return [costs]
  return costs.reduce<readonly (readonly Cost[])[]>(
    (ways, cost) => waysOf(cost).flatMap((one) => ways.map((before) => [...before, one])),
    [[]],
  )
}

/** CR 601.2b: the player announces which cost will be paid, before the total is determined. Others can't be paid. */
export function settleCost(
  game: Game,
  player: PlayerId,
  cost: Cost,
  ctx: Context,
  canPay: (cost: Cost) => boolean,
): Cost {
  const choice = cost.find(isChoice)
  if (choice === undefined) return cost
  const possible = choice.options.filter((option) => waysOf(settled(cost, choice, option)).some(canPay))
  const index = askOption(
    game,
    {
      player,
      purpose: 'costChoice',
      source: ctx.source,
      text: 'Choose which cost to pay.',
      about: { data: { kind: 'costs', costs: possible }, context: ctx },
    },
    possible.map((_, value) => ({ label: `Cost ${value + 1}`, value })),
  )
  const chosen = possible[index] ?? choice.options[0] ?? []
  return settleCost(game, player, settled(cost, choice, chosen), ctx, canPay)
}
