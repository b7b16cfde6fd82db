import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Sting, Bilbo's Sword] each hone counter gives the equipped creature +1/+0, as long as it is equipped", () => {
  const b = board({
    a: { hand: ["Sting, Bilbo's Sword"], battlefield: ['Silvercoat Lion', 'Grizzly Bears', '5 Plains'] },
    b: { battlefield: ['2 Grizzly Bears'] },
  })
  b.pick('target', 'Silvercoat Lion').cast("Sting, Bilbo's Sword").resolveAll()
  expect(b.counters("Sting, Bilbo's Sword", 'hone')).toBe(2)
  expect(b.pt('Silvercoat Lion')).toBe('4/2')
  b.activate("Sting, Bilbo's Sword", { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Silvercoat Lion'), b.pt('Grizzly Bears')]).toEqual(['2/2', '4/2'])
})
