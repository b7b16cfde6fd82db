import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vivid Crag] enters tapped with two charge counters on it', () => {
  const b = board({ a: { hand: ['Vivid Crag'] } })
  b.play('Vivid Crag')
  expect(b.object('Vivid Crag')).toMatchObject({ tapped: true, counters: { charge: 2 } })
})
