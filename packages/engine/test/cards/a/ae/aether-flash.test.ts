import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aether Flash] deals its damage to the creature that enters', () => {
  const b = board({ a: { battlefield: ['2 Forest', 'Aether Flash'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
