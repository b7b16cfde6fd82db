import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Enduring Innocence] returns as an enchantment', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Enduring Innocence', '3 Swamp'] } })
  b.cast('Murder', { targets: ['Enduring Innocence'] }).resolveAll()
  expect(b.in('battlefield', 'Enduring Innocence')).toBe(true)
})
