import type { Filter } from '@spellwright/dsl'
import { numberOf } from '../words/numbers.ts'
import { aNoun, nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

/** "a creature", "two creatures": what is chosen, and how many. */
export function countedNoun(text: string, reading: Reading): { filter: Filter; count: number } | undefined {
  const single = aNoun(text, reading.nounPlayers)
  if (single !== undefined) return { filter: single, count: 1 }
  const several = /^(\S+) (.+)$/.exec(text)
  const count = several === null ? undefined : numberOf(several[1]!)
  const filter = count === undefined ? undefined : nounOf(several![2]!, reading.nounPlayers)
  return filter === undefined ? undefined : { filter, count: count! }
}
