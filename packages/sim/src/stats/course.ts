import type { Marks } from './difference.ts'
import { pointsOf } from './game-mark.ts'
import { wilson } from './interval.ts'

/** How well a win rate was known after so many games. */
export interface CoursePoint {
  readonly games: number
  readonly rate: number
  readonly interval: readonly [number, number]
}

/** The course of a win rate from the first game to the last, at so many points; games of several series count by index. */
export function courseOf(series: readonly Marks[], points = 60): CoursePoint[] {
  const length = Math.max(0, ...series.map((marks) => Number(Object.keys(marks).at(-1) ?? -1) + 1))
  const step = Math.max(1, Math.ceil(length / points))
  const course: CoursePoint[] = []
  let [games, won] = [0, 0]
  for (let index = 0; index < length; index++) {
    for (const marks of series) {
      const point = pointsOf(marks[index])
      if (point === null) continue
      games++
      won += point
    }
    if (games > 0 && ((index + 1) % step === 0 || index === length - 1))
      course.push({ games, rate: won / games, interval: wilson(won / games, games) })
  }
  return course
}
