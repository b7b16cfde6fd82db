import { describe, expect, it } from 'vitest'
import { bestCourse } from '../src/search/compare.ts'
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
