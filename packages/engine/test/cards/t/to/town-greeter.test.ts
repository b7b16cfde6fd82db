import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Town Greeter] gains life for a Town', () => {
  const b = board({ a: { hand: ['Town Greeter'], battlefield: ['2 Forest'], library: ['The Gold Saucer', '3 Shock'] } })
  b.yes().cast('Town Greeter').resolveAll()
  expect([b.names('hand', 'A'), b.life('A')]).toEqual([['The Gold Saucer'], 22])
})
