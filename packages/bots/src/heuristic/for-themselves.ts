import { askHandler, type Decision, defaultAnswer, type SyncDecisionHandler, uniformHandler } from '@spellwright/engine'

/**
 * Whoever controls the opponent (CR 723) wastes that player's turn: nothing is cast, nothing attacks, and choices are the
 * simplest ones. The handler answers for its own player alone.
 */
export function forThemselves(handler: SyncDecisionHandler): SyncDecisionHandler {
  return uniformHandler(handler.label, (decision: Decision, seat) =>
    decision.onBehalfOf === undefined ? askHandler(handler, decision, seat) : defaultAnswer(decision),
  )
}
