import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nylea's Presence] lets a land tap for every color", () => {
  const b = board({ a: { hand: ['Opt'], battlefield: ['Forest', { card: "Nylea's Presence", attachedTo: 'Forest' }] } })
  expect([b.can('cast', 'Opt'), b.c('Forest').subtypes.length]).toEqual([true, 5])
})
