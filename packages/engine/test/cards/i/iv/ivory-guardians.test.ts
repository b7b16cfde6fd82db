import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ivory Guardians] each give all of them +1/+1 while an opponent controls a nontoken red permanent', () => {
  const b = board({ a: { battlefield: ['2 Ivory Guardians'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Ivory Guardians'), b.pt('Ivory Guardians#2')]).toEqual(['5/5', '5/5'])
  expect(board({ a: { battlefield: ['Ivory Guardians', 'Hill Giant'] } }).pt('Ivory Guardians')).toBe('3/3')
})
