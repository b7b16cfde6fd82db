import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Urza's Ruinous Blast] leaves legendary permanents and lands", () => {
  const b = board({
    a: { hand: ["Urza's Ruinous Blast"], battlefield: ['5 Plains', 'Isamaru, Hound of Konda'] },
    b: { battlefield: ['Serra Angel', 'Forest'] },
  })
  b.cast("Urza's Ruinous Blast").resolve()
  expect([b.names('battlefield', 'B'), b.in('battlefield', 'Isamaru, Hound of Konda', 'A')]).toEqual([['Forest'], true])
})
