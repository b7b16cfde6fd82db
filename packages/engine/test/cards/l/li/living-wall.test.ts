import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Living Wall] regenerates for {1}', () => {
  const b = board({ a: { battlefield: ['Living Wall', '4 Swamp'], hand: ['Murder'] } })
  b.activate('Living Wall').resolve().cast('Murder').resolve()
  expect([b.in('battlefield', 'Living Wall', 'A'), b.has('Living Wall', 'defender')]).toEqual([true, true])
})
