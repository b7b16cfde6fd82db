import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Neoform] finds a creature with one more mana value', () => {
  const b = board({
    a: { hand: ['Neoform'], battlefield: ['Forest', 'Island', 'Grizzly Bears'], library: ['Wind Drake', 'Hill Giant'] },
  })
  b.cast('Neoform').pick('chooseFound', 'Wind Drake').resolve()
  expect(b.counters('Wind Drake', '+1/+1')).toBe(1)
})
