import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Providence] makes your life total 26', () => {
  const b = board({ a: { hand: ['Providence'], life: 3, mana: '{W}{W}{W}{W}{W}{W}{W}' } })
  b.cast('Providence').resolve()
  expect(b.life('A')).toBe(26)
})
