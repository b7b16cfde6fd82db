import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chandra, Spark Hunter] makes a Vehicle a creature with haste for combat', () => {
  const b = board({ a: { battlefield: ['Chandra, Spark Hunter'] } })
  b.activate('Chandra, Spark Hunter', { nth: 1 }).resolve().aim(['Vehicle Token']).to('declareAttackers')
  expect([b.pt('Vehicle Token'), b.has('Vehicle Token', 'haste')]).toEqual(['3/2', true])
})
