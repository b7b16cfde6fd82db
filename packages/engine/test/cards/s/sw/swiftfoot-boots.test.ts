import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Swiftfoot Boots] give hexproof and haste', () => {
  const b = board({
    a: { battlefield: ['Swiftfoot Boots', { card: 'Grizzly Bears', sick: true }, 'Forest'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.activate('Swiftfoot Boots', { targets: ['Grizzly Bears'] })
    .resolve()
    .attack('Grizzly Bears')
    .turnTo('B')
  const seen = offers(b, 'target', 'A')
  b.cast('Shock')
  expect(seen).not.toContain('Grizzly Bears')
})
