import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wall of Stone] does not attack', () => {
  const b = board({ a: { battlefield: ['Wall of Stone'] } })
  expect(() => b.attack('Wall of Stone')).toThrow()
})
