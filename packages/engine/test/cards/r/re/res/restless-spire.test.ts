import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Restless Spire] becomes an Elemental with first strike in its controller’s turn', () => {
  const b = board({ a: { battlefield: ['Restless Spire', 'Island', 'Mountain'] } })
  b.activate('Restless Spire').resolve()
  expect([b.pt('Restless Spire'), b.has('Restless Spire', 'first strike')]).toEqual(['2/1', true])
})
