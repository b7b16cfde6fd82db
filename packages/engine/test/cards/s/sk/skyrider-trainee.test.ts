import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skyrider Trainee] flies while it is enchanted', () => {
  const b = board({
    a: { battlefield: ['Skyrider Trainee', { card: 'Holy Strength', attachedTo: 'Skyrider Trainee' }] },
  })
  expect(b.has('Skyrider Trainee', 'flying')).toBe(true)
  expect(board({ a: { battlefield: ['Skyrider Trainee'] } }).has('Skyrider Trainee', 'flying')).toBe(false)
})
