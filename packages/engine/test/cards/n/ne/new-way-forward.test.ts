import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[New Way Forward] prevents damage, deals it back, and draws that many cards', () => {
  const b = board({
    a: { battlefield: ['2 Island', '2 Mountain', 'Plains'], hand: ['New Way Forward'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    active: 1,
  })
  b.cast('Lightning Bolt', { targets: ['A'] }).pass()
  b.pick('chooseSource', 'Lightning Bolt').cast('New Way Forward').resolve().resolve().resolveAll()
  expect([b.life('A'), b.life('B'), b.names('hand', 'A').length]).toEqual([20, 17, 3])
})
