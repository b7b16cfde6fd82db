import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tiller Engine] untaps a land that entered tapped', () => {
  const b = board({ a: { hand: ['Akoum Warrior', 'Forest'], battlefield: ['Tiller Engine'] } })
  b.play('Akoum Teeth').resolveAll()
  expect(b.object('Akoum Teeth').tapped).toBe(false)
})

it('[Tiller Engine] does nothing for a land that entered untapped', () => {
  const b = board({ a: { hand: ['Forest'], battlefield: ['Tiller Engine'] } })
  b.play('Forest')
  expect(b.game.state.stack.length).toBe(0)
})
