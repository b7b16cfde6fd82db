import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Falconer Adept] attacks with a Bird', () => {
  const b = board({ a: { battlefield: ['Falconer Adept'] } })
  b.attack('Falconer Adept').damage()
  expect([b.life('B'), b.object('Bird Token').tapped]).toEqual([17, true])
})
