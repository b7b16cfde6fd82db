import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Monstrous Emergence] uses the power of a creature card revealed from the hand', () => {
  const b = board({
    a: { hand: ['Monstrous Emergence', 'Serra Angel'], battlefield: ['2 Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Monstrous Emergence', { targets: ['Hill Giant'] }).resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.in('hand', 'Serra Angel', 'A')]).toEqual([true, true])
})
