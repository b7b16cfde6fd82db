import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blossoming Tortoise] returns a land from the graveyard', () => {
  const b = board({ a: { hand: ['Blossoming Tortoise'], battlefield: ['4 Forest'], library: ['Island', '2 Shock'] } })
  b.cast('Blossoming Tortoise').resolveAll()
  expect(b.object('Island').tapped).toBe(true)
})
