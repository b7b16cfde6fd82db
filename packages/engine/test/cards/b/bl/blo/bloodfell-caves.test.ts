import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Bloodfell Caves] enters tapped and gains 1 life', () => {
  const b = board({ a: { hand: ['Bloodfell Caves'] } })
  b.play('Bloodfell Caves').resolve()
  expect([b.life('A'), b.object('Bloodfell Caves').tapped]).toEqual([21, true])
})
