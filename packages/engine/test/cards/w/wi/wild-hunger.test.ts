import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wild Hunger] gives +3/+1 and trample, also from the graveyard', () => {
  const b = board({ a: { hand: ['Wild Hunger'], battlefield: ['Grizzly Bears', '3 Forest', '4 Mountain'] } })
  b.cast('Wild Hunger').resolve().cast('Wild Hunger', { method: 'flashback' }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'trample')]).toEqual(['8/4', true])
})
