import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Haunt the Network] counts the Thopters it made', () => {
  const b = board({ a: { hand: ['Haunt the Network'], battlefield: ['4 Island', 'Swamp'] } })
  b.cast('Haunt the Network').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})
