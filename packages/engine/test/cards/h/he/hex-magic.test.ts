import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hex Magic] draws as many cards as it exiles, and lets those be played', () => {
  const b = board({
    a: { hand: ['Hex Magic', 'Shock', 'Hill Giant'], battlefield: ['4 Mountain'], library: ['5 Wastes'] },
  })
  b.cast('Hex Magic').resolve()
  expect([b.names('hand', 'A'), b.can('cast', 'Shock')]).toEqual([['Wastes', 'Wastes'], true])
  b.to('main1', 5)
  expect(b.can('cast', 'Hill Giant')).toBe(true)
  b.to('main1', 7)
  expect(b.can('cast', 'Hill Giant')).toBe(false)
})
