import type { Scene } from '@spellwright/table'
import { type Answer, type Decision, defaultAnswer } from 'spellwright/play'

/** A simple answer from what the page is shown: play a land, cast what can be cast, attack with everything. */
export function answerScene({ view, actions }: Scene): Answer {
  const { decision } = view
  if (decision === null) throw new Error('There is no question.')
  switch (decision.shape) {
    case 'act': {
      const play =
        actions.find(({ action }) => action.kind === 'playLand') ??
        (view.turn.active === view.viewer && view.stack.length === 0
          ? actions.find(({ action }) => action.kind === 'cast')
          : undefined)
      return play?.action ?? { kind: 'pass' }
    }
    case 'attack':
      return decision.candidates.flatMap(({ attacker, defenders: [defender] }) =>
        defender === undefined ? [] : [{ attacker, defender }],
      )
    case 'block':
      return decision.minimum
    default:
      return defaultAnswer(decision as Decision)
  }
}
