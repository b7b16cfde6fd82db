import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Recoil] makes the owner discard', () => {
  const b = board({ a: { hand: ['Recoil'], battlefield: ['2 Island', 'Swamp'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Recoil', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
