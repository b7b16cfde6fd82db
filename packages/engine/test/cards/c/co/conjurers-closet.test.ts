import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Conjurer's Closet] may blink a creature at your end step", () => {
  const b = board({ a: { battlefield: ["Conjurer's Closet", { card: 'Grizzly Bears', counters: { '-1/-1': 1 } }] } })
  b.yes().to('end').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})
