import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flailing Drake] strengthens what it fights', () => {
  const b = board({ a: { battlefield: ['Flailing Drake'] }, b: { battlefield: ['Giant Spider'] } })
  b.attack('Flailing Drake').block('Giant Spider>Flailing Drake').resolveAll()
  expect([b.pt('Giant Spider'), b.has('Flailing Drake', 'flying')]).toEqual(['3/5', true])
})
