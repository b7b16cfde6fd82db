import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aspect of Manticore] gives +2/+0, and first strike for the turn it comes', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Grizzly Bears'], hand: ['Aspect of Manticore'] } })
  b.cast('Aspect of Manticore').resolveAll()
  expect([
    b.pt('Grizzly Bears'),
    b.has('Grizzly Bears', 'first strike'),
    b.has('Aspect of Manticore', 'flash'),
  ]).toEqual(['4/2', true, true])
  b.to('upkeep', 4)
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['4/2', false])
})
