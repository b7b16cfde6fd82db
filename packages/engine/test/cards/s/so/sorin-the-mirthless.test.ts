import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sorin the Mirthless] may take the top card for its mana value in life', () => {
  const b = board({ a: { battlefield: ['Sorin the Mirthless'], library: ['Hill Giant', 'Forest'] } })
  b.activate('Sorin the Mirthless').yes().resolve()
  expect([b.names('hand', 'A'), b.life('A')]).toEqual([['Hill Giant'], 16])
})
