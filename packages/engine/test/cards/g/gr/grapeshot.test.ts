import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grapeshot] storms: one copy for each spell cast before', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Grapeshot', '2 Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  b.no('newTargets')
    .no('newTargets')
    .cast('Grapeshot', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(13)
})
