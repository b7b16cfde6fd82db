import type { Answers, DecisionOf, Shape } from 'spellwright'
import type { Table } from '../table.ts'

/** What was typed is no answer; says what would be. */
export class Misread {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** How a question of one shape is put to a person, and how what they type is read. */
export interface Prompt<S extends Shape> {
  /** The choices, one to a line. */
  lines(decision: DecisionOf<S>, table: Table): string[]
  /** How to answer, in few words. */
  hint(decision: DecisionOf<S>, table: Table): string
  read(line: string, decision: DecisionOf<S>, table: Table): Answers[S] | Misread
}

export const numbered = (labels: readonly string[], from = 1): string[] =>
  labels.map((label, index) => `${String(index + from).padStart(4)}  ${label}`)

/** `1 3, 4` as positions from 0. */
export function readPositions(line: string, count: number): number[] | Misread {
  const parts = line.split(/[\s,]+/).filter(Boolean)
  const numbers = parts.map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= count))
    return numbers.map((number) => number - 1)
  return new Misread(
    count === 1 ? 'The only choice is 1.' : `Type numbers from 1 to ${count}, with spaces between them.`,
  )
}

export const howMany = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'a number' : `${min} numbers`
  if (min === 0) return max === 1 ? 'a number, Enter for none' : `up to ${max} numbers, Enter for none`
  return `${min} to ${max} numbers`
}

/** `a`, `b` … */
export const letter = (index: number): string => String.fromCharCode(97 + index)
