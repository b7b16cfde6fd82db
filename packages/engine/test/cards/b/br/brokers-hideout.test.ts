import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brokers Hideout] finds a Forest, Plains or Island', () => {
  const b = board({ a: { hand: ['Brokers Hideout'], library: ['Swamp', 'Forest'] } })
  b.pick('chooseFound', 'Forest').play('Brokers Hideout').resolveAll()
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})
