import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Teferi's Time Twist] returns a creature at the next end step with a +1/+1 counter", () => {
  const b = board({ a: { battlefield: ['2 Island', 'Hill Giant'], hand: ["Teferi's Time Twist"] } })
  b.cast("Teferi's Time Twist", { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('upkeep', 4)
  expect(b.pt('Hill Giant')).toBe('4/4')
})

it("[Teferi's Time Twist] gives no counter to what is no creature", () => {
  const b = board({ a: { battlefield: ['2 Island', 'Bonesplitter'], hand: ["Teferi's Time Twist"] } })
  b.cast("Teferi's Time Twist", { targets: ['Bonesplitter'] })
    .resolve()
    .to('upkeep', 4)
  expect([b.in('battlefield', 'Bonesplitter'), b.counters('Bonesplitter', '+1/+1')]).toEqual([true, 0])
})
