import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Fall from Favor] keeps the creature tapped while its controller isn't the monarch", () => {
  const b = board({ a: { hand: ['Fall from Favor'], battlefield: ['3 Island'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Fall from Favor', { targets: ['Hill Giant'] })
    .resolve()
    .resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
  b.to('upkeep', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
})
