import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Searing Blaze] deals 1 damage to the player and a creature of theirs, 3 after a land', () => {
  const side = { hand: ['Searing Blaze', 'Mountain'], battlefield: ['2 Mountain'] }
  const b = board({ a: side, b: { battlefield: ['Hill Giant'] } })
  b.cast('Searing Blaze', { targets: ['B', 'Hill Giant'] }).resolve()
  expect([b.life('B'), b.object('Hill Giant').damage]).toEqual([19, 1])
  const c = board({ a: side, b: { battlefield: ['Hill Giant'] } })
  c.play('Mountain')
    .cast('Searing Blaze', { targets: ['B', 'Hill Giant'] })
    .resolve()
  expect([c.life('B'), c.in('graveyard', 'Hill Giant', 'B')]).toEqual([17, true])
})
