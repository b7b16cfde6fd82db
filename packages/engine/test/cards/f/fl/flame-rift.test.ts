import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flame Rift] deals 4 damage to each player', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] } })
  b.cast('Flame Rift').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([16, 16])
})
