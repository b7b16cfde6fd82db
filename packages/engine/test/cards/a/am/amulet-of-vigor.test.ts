import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Amulet of Vigor] untaps a land that entered tapped', () => {
  const b = board({ a: { battlefield: ['Amulet of Vigor'], hand: ['Temple of Malice'] } })
  b.play('Temple of Malice').resolveAll()
  expect(b.object('Temple of Malice').tapped).toBe(false)
})
