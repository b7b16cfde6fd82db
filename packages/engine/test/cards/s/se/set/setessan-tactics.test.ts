import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Setessan Tactics] lets each of its targets fight once', () => {
  const b = board({
    a: { hand: ['Setessan Tactics'], battlefield: ['Grizzly Bears', 'Hill Giant', '3 Forest'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Setessan Tactics', { targets: ['Grizzly Bears,Hill Giant'] }).resolve()
  b.activate('Hill Giant', { targets: ['Serra Angel'] }).resolve()
  expect([b.in('graveyard', 'Serra Angel', 'B'), b.in('graveyard', 'Hill Giant', 'A'), b.pt('Grizzly Bears')]).toEqual([
    true,
    true,
    '3/3',
  ])
})
