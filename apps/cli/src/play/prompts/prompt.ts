import type { Answers, DecisionOf, Shape } from 'spellwright'
import type { Table } from '../table.ts'

/** A typed line that is not an answer; `reason` says what to type instead. */
export class InvalidInput {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** How questions of one shape are printed, and how typed answers are read. */
export interface Prompt<S extends Shape> {
  /** The choices, one per line. */
  lines(decision: DecisionOf<S>, table: Table): string[]
  /** A short hint at how to answer. */
  hint(decision: DecisionOf<S>, table: Table): string
  read(line: string, decision: DecisionOf<S>, table: Table): Answers[S] | InvalidInput
}

export const numbered = (labels: readonly string[], from = 1): string[] =>
  labels.map((label, index) => `${String(index + from).padStart(4)}  ${label}`)

/** Reads `1 3, 4` as positions counted from 0. */
export function readPositions(line: string, count: number): number[] | InvalidInput {
  const parts = line.split(/[\s,]+/).filter(Boolean)
  const numbers = parts.map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= count))
    return numbers.map((number) => number - 1)
  return new InvalidInput(
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
