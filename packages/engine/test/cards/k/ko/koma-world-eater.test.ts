import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Koma, World-Eater] leaves four Coils', () => {
  const b = board({ a: { battlefield: ['Koma, World-Eater'] } })
  b.attack('Koma, World-Eater').damage()
  expect(b.count('battlefield', "Koma's Coil", 'A')).toBe(4)
})
