import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Basri's Acolyte] puts a counter on each of up to two others", () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Hill Giant', '4 Plains'], hand: ["Basri's Acolyte"] } })
  b.cast("Basri's Acolyte", { targets: ['Grizzly Bears,Hill Giant'] }).resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant'), b.pt("Basri's Acolyte")]).toEqual(['3/3', '4/4', '2/3'])
})
