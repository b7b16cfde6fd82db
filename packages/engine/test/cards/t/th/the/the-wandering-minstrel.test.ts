import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Wandering Minstrel] lets lands enter untapped', () => {
  const b = board({ a: { hand: ['Coastal Tower'], battlefield: ['The Wandering Minstrel'] } })
  b.play('Coastal Tower')
  expect(b.object('Coastal Tower').tapped).toBe(false)
})
