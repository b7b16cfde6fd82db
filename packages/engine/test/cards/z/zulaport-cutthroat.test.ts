import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zulaport Cutthroat] drains for each of your creatures that dies, itself too', () => {
  const b = board({ a: { hand: ['Pyroclasm'], battlefield: ['Zulaport Cutthroat', 'Grizzly Bears', '2 Mountain'] } })
  b.cast('Pyroclasm').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})
