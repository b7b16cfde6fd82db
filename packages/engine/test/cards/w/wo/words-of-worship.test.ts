import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Words of Worship] replaces the next draw with 5 life', () => {
  const b = board({ a: { battlefield: ['Words of Worship', '3 Wastes', 'Island'], hand: ['Opt'] } })
  b.activate('Words of Worship').resolve().cast('Opt').resolve()
  expect([b.life('A'), b.names('hand', 'A')]).toEqual([25, []])
})
