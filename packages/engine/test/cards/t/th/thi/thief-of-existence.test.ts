import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thief of Existence] exiles a permanent as it is cast, and gives a card back as it leaves', () => {
  const b = board({
    a: { hand: ['Thief of Existence', 'Murder'], battlefield: ['2 Wastes', 'Forest', '3 Swamp'] },
    b: { battlefield: ['Sol Ring'], library: ['Shock'] },
  })
  b.cast('Thief of Existence', { targets: ['Sol Ring'] }).resolveAll()
  expect([b.in('exile', 'Sol Ring'), b.pt('Thief of Existence')]).toEqual([true, '3/4'])
  b.cast('Murder', { targets: ['Thief of Existence'] }).resolveAll()
  expect(b.names('hand', 'B')).toEqual(['Shock'])
})

it('[Thief of Existence] gives nothing where it exiled nothing', () => {
  const b = board({
    a: { hand: ['Thief of Existence', 'Murder'], battlefield: ['2 Wastes', 'Forest', '3 Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Thief of Existence').resolveAll()
  b.cast('Murder', { targets: ['Thief of Existence'] }).resolveAll()
  expect([b.names('hand', 'B'), b.names('battlefield', 'B')]).toEqual([[], ['Hill Giant']])
})
