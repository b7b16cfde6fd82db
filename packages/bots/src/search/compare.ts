import type { Thought } from './thought.ts'

/** How a course does in one sample, or null where it is not possible. */
export type Trial<C> = (course: C, sample: number) => number | null

/** Samples after which a course that was never ahead drops out. */
const FIRST_LOOK = 2
/** Samples before a course may be preferred. */
const FEWEST = 4
const MOST_SAMPLES = 24
/** The mean lead over the first course must be so many standard errors. */
const SURE = 1.3
/** With so many it is sure enough to stop. */
const VERY_SURE = 3
/** Leads below this are not worth a deviation. */
const SMALLEST_LEAD = 0.004

interface Rival<C> {
  readonly course: C
  /** In each sample: how much better than the first course. */
  readonly leads: number[]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The standard error of the mean; never nothing, since a few equal samples prove little. */
function error(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) + 0.01 / values.length
}

/**
 * The first course unless another is clearly better: all are tried in the same samples, and what counts is each one's lead
 * over the first in each of them. Those that fall behind drop out.
 */
export function bestCourse<C>(courses: readonly C[], trial: Trial<C>, thought: Thought): C {
  const [first] = courses
  let rivals = courses.slice(1).map((course): Rival<C> => ({ course, leads: [] }))
  for (let sample = 0; sample < MOST_SAMPLES && rivals.length > 0; sample++) {
    if (!thought.take()) break
    const base = trial(first!, sample)
    if (base === null) break
    const possible: Rival<C>[] = []
    for (const rival of rivals) {
      if (!thought.take()) return preferred(first!, rivals)
      const value = trial(rival.course, sample)
      if (value === null) continue
      rival.leads.push(value - base)
      possible.push(rival)
    }
    rivals = possible.filter(isInTheRunning)
    if (rivals.some(({ leads }) => leads.length >= FEWEST && mean(leads) > VERY_SURE * error(leads) + SMALLEST_LEAD))
      break
  }
  return preferred(first!, rivals)
}

function isInTheRunning<C>({ leads }: Rival<C>): boolean {
  if (leads.length < FIRST_LOOK) return true
  if (leads.every((lead) => lead <= SMALLEST_LEAD)) return false
  return leads.length < FEWEST || mean(leads) + 0.5 * error(leads) > SMALLEST_LEAD
}

/** Leads that are all this small come from courses that are the same in the end. */
const SAME = 1e-9

/**
 * The first course unless another is clearly better, with all the lines there are: in each round the courses left are tried
 * in as many new samples, and the worse half drops out (sequential halving). The first course stays, since leads are leads
 * over it in the same samples.
 */
export function halvedCourse<C>(courses: readonly C[], trial: Trial<C>, thought: Thought, lines: number): C {
  const [first] = courses
  let rivals = courses.slice(1).map((course): Rival<C> => ({ course, leads: [] }))
  const rounds = Math.max(1, Math.ceil(Math.log2(courses.length)))
  let sample = 0
  for (let round = 0; round < rounds && rivals.length > 0; round++) {
    const isLast = round === rounds - 1
    const left = lines - thought.lines
    const samples = Math.max(1, Math.floor(left / (isLast ? 1 : rounds - round) / (rivals.length + 1)))
    for (const end = sample + samples; sample < end; sample++)
      if (!tryAll(first as C, rivals, sample, trial, thought)) return preferred(first as C, rivals)
    rivals = rivals.filter(({ leads }) => leads.some((lead) => Math.abs(lead) > SAME) && !isBehind(leads))
    if (!isLast) rivals = betterHalf(rivals)
  }
  return preferred(first as C, rivals)
}

/** So far behind that more samples would only cost time. */
const isBehind = (leads: readonly number[]): boolean => leads.length >= FEWEST && mean(leads) < -error(leads)

/** One sample for the first course and all rivals; false if there are no lines left, or the first is not possible there. */
function tryAll<C>(first: C, rivals: readonly Rival<C>[], sample: number, trial: Trial<C>, thought: Thought): boolean {
  if (!thought.take()) return false
  const base = trial(first, sample)
  if (base === null) return false
  for (const { course, leads } of rivals) {
    if (!thought.take()) return false
    const value = trial(course, sample)
    if (value !== null) leads.push(value - base)
  }
  return true
}

const betterHalf = <C>(rivals: readonly Rival<C>[]): Rival<C>[] =>
  [...rivals].sort((a, b) => mean(b.leads) - mean(a.leads)).slice(0, Math.max(1, Math.floor(rivals.length / 2)))

const surety = (leads: readonly number[]): number => mean(leads) - SURE * error(leads)

function preferred<C>(first: C, rivals: readonly Rival<C>[]): C {
  const sure = rivals.filter(({ leads }) => leads.length >= FEWEST && surety(leads) > 0 && mean(leads) > SMALLEST_LEAD)
  if (sure.length === 0) return first
  return sure.reduce((best, rival) => (surety(rival.leads) > surety(best.leads) ? rival : best)).course
}
