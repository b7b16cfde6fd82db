import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Winter's Rest] taps a creature, and keeps it so with another snow permanent", () => {
  const b = board({
    a: { hand: ["Winter's Rest"], battlefield: ['2 Island', { card: "Winter's Rest", attachedTo: 'Hill Giant' }] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast("Winter's Rest", { targets: ['Grizzly Bears'] })
    .resolveAll()
    .to('upkeep')
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})
