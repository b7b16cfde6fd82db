import type { Action, GameView } from 'spellwright'
import type { Step } from 'spellwright/rules'

/**
 * When the terminal passes priority by itself.
 * - `usual`: also outside the steps where people usually act, and while an own spell waits to resolve.
 * - `idle`: only where nothing could be done but pass.
 * - `off`: never.
 */
export const AUTO_PASS = ['usual', 'idle', 'off'] as const
export type AutoPass = (typeof AUTO_PASS)[number]

const OWN_STOPS: ReadonlySet<Step> = new Set<Step>(['main1', 'declareBlockers', 'main2'])
const OTHER_STOPS: ReadonlySet<Step> = new Set<Step>(['declareAttackers', 'declareBlockers', 'end'])

/** Mana for nothing is lost at the end of the step; whatever it could pay for is offered by itself. */
const isIdle = (actions: readonly Action[]): boolean =>
  actions.every(({ kind }) => kind === 'pass' || kind === 'activateMana')

/** The one place that decides whether a person is asked at priority. `yieldedTurn`: pass on for the rest of that turn. */
export function passesByItself(
  view: GameView,
  actions: readonly Action[],
  autoPass: AutoPass,
  yieldedTurn: number | null = null,
): boolean {
  if (autoPass === 'off') return false
  if (isIdle(actions)) return true
  const top = view.stack.at(-1)
  if (top && top.controller !== view.viewer) return false
  if (yieldedTurn === view.turn.number) return true
  if (autoPass === 'idle') return false
  if (top) return true
  const stops = view.turn.active === view.viewer ? OWN_STOPS : OTHER_STOPS
  return !stops.has(view.turn.step)
}
