import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Venser, Shaper Savant] returns a spell from the stack', () => {
  const b = board({
    active: 1,
    a: { hand: ['Venser, Shaper Savant'], battlefield: ['4 Island'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Venser, Shaper Savant')
    .aim(['Lava Spike'])
    .resolve()
    .resolve()
  expect([b.in('hand', 'Lava Spike', 'B'), b.life('A')]).toEqual([true, 20])
})
