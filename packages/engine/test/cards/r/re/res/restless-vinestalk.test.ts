import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Restless Vinestalk] becomes a 5/5 with trample', () => {
  const b = board({ a: { battlefield: ['Restless Vinestalk', '4 Forest', 'Island'] } })
  b.activate('Restless Vinestalk').resolve()
  expect([b.pt('Restless Vinestalk'), b.has('Restless Vinestalk', 'trample')]).toEqual(['5/5', true])
})
