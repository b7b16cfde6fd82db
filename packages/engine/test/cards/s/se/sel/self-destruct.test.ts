import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Self-Destruct] damages the creature as well', () => {
  const b = board({ a: { hand: ['Self-Destruct'], battlefield: ['2 Mountain', 'Hill Giant'] } })
  b.cast('Self-Destruct', { targets: ['Hill Giant', 'B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant', 'A')]).toEqual([17, true])
})
