import { describe, expect, it } from 'vitest'
import { bestCourse, halvedCourse } from '../src/search/compare.ts'
import { Thought } from '../src/search/thought.ts'

/** Courses by what they bring in each sample, the first again after the last. */
const compared = (courses: readonly (readonly number[])[], budget = 100): number => {
  const trial = (course: readonly number[], sample: number): number => course[sample % course.length]!
  return courses.indexOf(bestCourse(courses, trial, new Thought(budget)))
}

describe('comparing courses', () => {
  it('one that is better in every sample is preferred, however much the samples differ', () => {
    expect(
      compared([
        [0.1, 0.9],
        [0.15, 0.96],
      ]),
    ).toBe(1)
  })

  it('one that is better only on average, and not clearly, is not', () => {
    expect(compared([[0.5], [0.9, 0.15, 0.9, 0.2]])).toBe(0)
  })

  it('of equal courses the first is kept, after two samples', () => {
    const thought = new Thought(100)
    bestCourse([0, 1, 2], () => 0.5, thought)
    expect(thought.lines).toBe(6)
  })

  it('the better of two good ones is preferred', () => {
    expect(compared([[0.3], [0.4], [0.6]])).toBe(2)
  })

  it('too few lines to tell keep the first', () => {
    expect(compared([[0.3], [0.6]], 5)).toBe(0)
  })

  it('a course that is not possible drops out', () => {
    const trial = (course: string): number | null => (course === 'impossible' ? null : 0.5)
    expect(bestCourse(['first', 'impossible'], trial, new Thought(100))).toBe('first')
  })
})

/** The same by halving. */
const halved = (courses: readonly (readonly number[])[], lines: number): { best: number; lines: number } => {
  const trial = (course: readonly number[], sample: number): number => course[sample % course.length]!
  const thought = new Thought(lines)
  return { best: courses.indexOf(halvedCourse(courses, trial, thought, lines)), lines: thought.lines }
}

describe('halving', () => {
  it('uses the whole budget where the courses differ', () => {
    const result = halved(
      [
        [0.5, 0.6],
        [0.3, 0.5],
        [0.5, 0.3],
        [0.6, 0.7],
      ],
      64,
    )
    expect(result.best).toBe(3)
    expect(result.lines).toBeGreaterThan(58)
    expect(result.lines).toBeLessThanOrEqual(64)
  })

  it('finds a good course that looked bad in the first samples', () => {
    const late = Array.from({ length: 24 }, (_, sample) => (sample < 2 ? 0.45 : 0.9))
    expect(halved([[0.5], late], 48).best).toBe(1)
  })

  it('stops when all courses end the same', () => {
    expect(halved([[0.5], [0.5], [0.5]], 60).lines).toBeLessThan(40)
  })

  it('keeps the first where no line is left to tell', () => {
    expect(halved([[0.3], [0.6]], 2).best).toBe(0)
  })
})
