import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mountain Goat] has mountainwalk', () => {
  const b = board({ a: { battlefield: ['Mountain Goat'] }, b: { battlefield: ['Mountain', 'Grizzly Bears'] } })
  b.attack('Mountain Goat').to('declareBlockers')
  expect(b.decision.shape).not.toBe('block')
  b.damage()
  expect(b.life('B')).toBe(19)
})
