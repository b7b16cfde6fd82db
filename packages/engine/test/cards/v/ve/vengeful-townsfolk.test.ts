import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vengeful Townsfolk] grows once for several other creatures that die together', () => {
  const b = board({ a: { battlefield: ['Vengeful Townsfolk', '2 Grizzly Bears', '2 Mountain'], hand: ['Pyroclasm'] } })
  b.cast('Pyroclasm').resolveAll()
  expect(b.pt('Vengeful Townsfolk')).toBe('4/4')
})
