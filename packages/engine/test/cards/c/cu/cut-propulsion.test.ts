import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cut Propulsion] deals twice the damage to a creature with flying', () => {
  const b = board({
    a: { hand: ['2 Cut Propulsion'], battlefield: ['6 Mountain'] },
    b: { battlefield: ['Wind Drake', 'Wall of Stone'] },
  })
  b.cast('Cut Propulsion', { targets: ['Wind Drake'] }).resolve()
  expect(b.in('graveyard', 'Wind Drake', 'B')).toBe(true)
})
