import type { Flow } from '../state/state.ts'

/** The segments that can come next. */
export const STEP_BEGIN: Flow = { at: 'stepBegin' }
export const STEP_END: Flow = { at: 'stepEnd' }
export const CHECKS: Flow = { at: 'checks' }
export const CLEANUP_CHECKS: Flow = { at: 'cleanupChecks' }
export const PRIORITY: Flow = { at: 'priority' }
export const RESOLVE: Flow = { at: 'resolve' }
export const END_TURN: Flow = { at: 'endTurn' }
export const TURN_BEGIN: Flow = { at: 'turnBegin' }
