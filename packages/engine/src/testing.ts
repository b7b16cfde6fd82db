/** For setting up positions and asking about them: what scenarios need and players do not. */
export { putCounters } from './atoms/counters.ts'
export { addObject, freshObject, moveObject, shuffleLibrary } from './atoms/move.ts'
export { attackCandidates } from './combat/attack.ts'
export { blockLimit, fewestBlockers } from './combat/block.ts'
export { compiledOf } from './state/compiled.ts'
export { forkState } from './state/fork.ts'
export { brokenInvariants } from './state/invariants.ts'
export { maximumHandSize } from './turn/segments.ts'
