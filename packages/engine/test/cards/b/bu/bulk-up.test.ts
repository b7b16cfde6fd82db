import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Bulk Up] doubles a creature's power, also by flashback", () => {
  const b = board({ a: { hand: ['Bulk Up'], battlefield: ['Hill Giant', '8 Mountain'] } })
  b.cast('Bulk Up', { targets: ['Hill Giant'] }).resolve()
  expect(b.pt('Hill Giant')).toBe('6/3')
  b.cast('Bulk Up', { method: 'flashback', targets: ['Hill Giant'] }).resolve()
  expect([b.pt('Hill Giant'), b.in('exile', 'Bulk Up')]).toEqual(['12/3', true])
})
