import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Knight of Malice] is stronger while a player controls a white permanent, and hexproof from white', () => {
  const b = board({ a: { battlefield: ['Knight of Malice'] }, b: { battlefield: ['White Knight'] } })
  expect([b.pt('Knight of Malice'), b.has('Knight of Malice', 'first strike')]).toEqual(['3/2', true])
  expect(b.has('Knight of Malice', 'hexproofFrom')).toBe(true)
  expect(board({ a: { battlefield: ['Knight of Malice'] } }).pt('Knight of Malice')).toBe('2/2')
})
