import { setFlagsFromString } from 'node:v8'

/**
 * Before many games. V8 begins to note what a function is called with only after some calls; a game is two thousand
 * functions with few calls each, and compiled with what was noted from the start they play up to a tenth faster. Threads
 * started after this have a nursery in which fifteen games find room: nearly nothing of them is left when it is full.
 */
export function expectManyGames(): void {
  setFlagsFromString('--no-lazy-feedback-allocation')
  setFlagsFromString(`--min-semi-space-size=${NURSERY_MIB}`)
  setFlagsFromString(`--max-semi-space-size=${NURSERY_MIB}`)
}

const NURSERY_MIB = 64
