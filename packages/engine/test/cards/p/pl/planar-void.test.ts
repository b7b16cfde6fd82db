import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Planar Void] exiles cards put into graveyards, but not itself', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Mountain', 'Planar Void'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .resolve()
  expect(b.in('exile', 'Shock')).toBe(true)
})
