import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dire Tactics] costs life equal to the toughness without a Human', () => {
  const b = board({
    a: { hand: ['Dire Tactics'], battlefield: ['Plains', 'Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Dire Tactics', { targets: ['Hill Giant'] }).resolve()
  expect([b.life('A'), b.in('exile', 'Hill Giant', 'B')]).toEqual([17, true])
})
