import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kavaron, Memorial World] turns a land into a Robot and gives haste', () => {
  const b = board({ a: { battlefield: [{ card: 'Kavaron, Memorial World', counters: { charge: 12 } }, '3 Mountain'] } })
  b.activate('Kavaron, Memorial World', { nth: 1 }).resolve()
  expect([b.pt('Robot Token'), b.has('Robot Token', 'haste')]).toEqual(['3/2', true])
})
