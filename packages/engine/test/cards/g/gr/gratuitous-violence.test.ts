import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gratuitous Violence] doubles the damage of your creatures, not of your spells', () => {
  const b = board({ a: { battlefield: ['Gratuitous Violence', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .attack('Grizzly Bears')
    .damage()
  expect(b.life('B')).toBe(14)
})
