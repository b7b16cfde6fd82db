import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Regenerate] regenerates a creature', () => {
  const b = board({ a: { battlefield: ['2 Forest', 'Mountain', 'Grizzly Bears'], hand: ['Regenerate', 'Shock'] } })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .cast('Regenerate')
    .resolveAll()
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})
