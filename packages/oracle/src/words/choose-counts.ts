import type { ChooseCount } from '@spellwright/dsl'
import { NUMBER, numberOf, numberWord } from './numbers.ts'
import { alternatives } from './word-table.ts'

/** Numbers of things to choose that have words of their own. */
const FIXED: readonly (readonly [string, ChooseCount])[] = [
  ['any number of', { min: 0, max: 'any' }],
  ['one or two', { min: 1, max: 2 }],
  ['one, two, or three', { min: 1, max: 3 }],
]

const counts = new Map(FIXED)
const words = new Map(FIXED.map(([text, count]) => [JSON.stringify(count), text]))

export const fixedCountWords = ({ min, max }: ChooseCount): string | undefined =>
  words.get(JSON.stringify({ min, max }))

export const upToWords = (max: number): string => `up to ${numberWord(max)}`

export const CHOOSE_COUNT = `${alternatives(counts.keys())}|up to (?:${NUMBER})`

export function readChooseCount(text: string): ChooseCount | undefined {
  const fixed = counts.get(text)
  if (fixed !== undefined) return fixed
  const max = text.startsWith('up to ') ? numberOf(text.slice('up to '.length)) : undefined
  return max === undefined ? undefined : { min: 0, max }
}
