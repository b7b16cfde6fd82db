import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lost in the Maze] taps X creatures and stuns those of the opponent', () => {
  const b = board({
    a: { hand: ['Lost in the Maze'], battlefield: ['4 Island', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('x', 2).aim(['Grizzly Bears,Hill Giant']).cast('Lost in the Maze').resolve().resolve()
  expect([
    b.counters('Hill Giant', 'stun'),
    b.counters('Grizzly Bears', 'stun'),
    b.object('Grizzly Bears').tapped,
  ]).toEqual([1, 0, true])
})
