import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Double Cleave] gives double strike', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Double Cleave'] } })
  b.cast('Double Cleave').resolve().attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
})
