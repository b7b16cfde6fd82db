import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Garruk's Harbinger] looks at as many cards as it dealt damage", () => {
  const b = board({ a: { battlefield: ["Garruk's Harbinger"], library: ['Shock', '2 Wastes', 'Hill Giant', 'Opt'] } })
  b.pick('choose', 'Hill Giant').attack("Garruk's Harbinger").to('main2')
  expect([b.names('hand', 'A'), b.names('library', 'A')[0]]).toEqual([['Hill Giant'], 'Opt'])
})
