import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancient Cornucopia] gains life for the colors of one spell each turn', () => {
  const b = board({
    a: { battlefield: ['Ancient Cornucopia', '2 Mountain', '2 Plains'], hand: ['Lightning Helix', 'Shock'] },
  })
  b.yes()
    .cast('Lightning Helix', { targets: ['B'] })
    .resolve()
  expect(b.life('A')).toBe(22)
})
