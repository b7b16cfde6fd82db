import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wedding Announcement] transforms with its third counter', () => {
  const b = board({ a: { battlefield: [{ card: 'Wedding Announcement', counters: { invitation: 2 } }] } })
  b.to('main1', 4)
  expect([b.in('battlefield', 'Wedding Festivity', 'A'), b.pt('Human Token')]).toEqual([true, '2/2'])
})
