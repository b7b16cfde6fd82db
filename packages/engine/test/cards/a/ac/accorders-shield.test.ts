import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Accorder's Shield] gives +0/+3 and vigilance", () => {
  const b = board({ a: { battlefield: ["Accorder's Shield", 'Grizzly Bears', '3 Forest'] } })
  b.activate("Accorder's Shield", { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'vigilance')]).toEqual(['2/5', true])
})
