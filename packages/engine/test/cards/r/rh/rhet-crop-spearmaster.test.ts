import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rhet-Crop Spearmaster] gets +1/+0 and first strike when exerted', () => {
  const b = board({ a: { battlefield: ['Rhet-Crop Spearmaster'] } })
  b.attack('Rhet-Crop Spearmaster').resolveAll()
  expect([b.pt('Rhet-Crop Spearmaster'), b.has('Rhet-Crop Spearmaster', 'first strike')]).toEqual(['4/1', true])
})
