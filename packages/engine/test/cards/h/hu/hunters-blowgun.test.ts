import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Hunter's Blowgun] gives deathtouch in its controller’s turn and reach in others", () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: "Hunter's Blowgun", attachedTo: 'Grizzly Bears' }] } })
  expect([b.has('Grizzly Bears', 'deathtouch'), b.has('Grizzly Bears', 'reach')]).toEqual([true, false])
  b.to('main1', 4)
  expect([b.has('Grizzly Bears', 'deathtouch'), b.has('Grizzly Bears', 'reach')]).toEqual([false, true])
})
