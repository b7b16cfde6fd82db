import type { Action, GameView } from 'spellwright'
import type { Step } from 'spellwright/rules'

/**
 * When priority is passed for the player.
 * - `usual`: when passing is the only choice, in steps where players rarely act, and when their own spell or ability is
 *   on top of the stack.
 * - `idle`: only when passing is the only choice.
 * - `off`: never.
 */
export const AUTO_PASS = ['usual', 'idle', 'off'] as const
export type AutoPass = (typeof AUTO_PASS)[number]

const OWN_TURN_STOPS: ReadonlySet<Step> = new Set<Step>(['main1', 'declareBlockers', 'main2'])
const OPPONENT_TURN_STOPS: ReadonlySet<Step> = new Set<Step>(['declareAttackers', 'declareBlockers', 'end'])

/** Mana abilities do not count: mana empties at the end of the step (CR 106.4), and what it can pay for is offered itself. */
const hasNothingToDo = (actions: readonly Action[]): boolean =>
  actions.every(({ kind }) => kind === 'pass' || kind === 'activateMana')

/** Decides whether a player with priority is asked. In the turn `yieldedTurn` they pass unless the opponent acts. */
export function shouldAutoPass(
  view: GameView,
  actions: readonly Action[],
  autoPass: AutoPass,
  yieldedTurn: number | null = null,
): boolean {
  if (autoPass === 'off') return false
  if (hasNothingToDo(actions)) return true
  const top = view.stack.at(-1)
  if (top && top.controller !== view.viewer) return false
  if (yieldedTurn === view.turn.number) return true
  if (autoPass === 'idle') return false
  if (top) return true
  const stops = view.turn.active === view.viewer ? OWN_TURN_STOPS : OPPONENT_TURN_STOPS
  return !stops.has(view.turn.step)
}
