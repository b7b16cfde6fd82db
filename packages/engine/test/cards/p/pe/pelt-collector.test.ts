import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pelt Collector] grows with something larger that enters or dies', () => {
  const b = board({
    a: { hand: ['Grizzly Bears', 'Shock'], battlefield: ['Pelt Collector', '2 Forest', '2 Mountain'] },
  })
  b.cast('Grizzly Bears').resolve().resolveAll()
  expect(b.pt('Pelt Collector')).toBe('2/2')
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolveAll()
  expect(b.pt('Pelt Collector')).toBe('2/2')
})
