import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quintorius Kand] exiles cards of your graveyard for {R} each and lets you play them', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Quintorius Kand', counters: { loyalty: 7 } }],
      graveyard: ['Shock', 'Mountain', 'Lightning Bolt'],
    },
  })
  b.activate('Quintorius Kand', { nth: 2, targets: ['Shock,Mountain'] }).resolve()
  expect([b.pool('A'), b.can('playLand', 'Mountain')]).toEqual(['{R}{R}', true])
  b.cast('Shock', { from: 'exile', targets: ['B'] }).resolveAll()
  expect([b.life('B'), b.life('A'), b.can('cast', 'Lightning Bolt')]).toEqual([16, 22, false])
})

it('[Quintorius Kand] makes a 3/2 Spirit, or discovers 4', () => {
  const b = board({ a: { battlefield: ['Quintorius Kand'], library: ['Mountain', 'Hill Giant', '5 Wastes'] } })
  b.activate('Quintorius Kand').resolve()
  expect([b.pt('Spirit Token'), b.counters('Quintorius Kand', 'loyalty')]).toEqual(['3/2', 5])
  b.to('main1', 5)
  b.yes().activate('Quintorius Kand', { nth: 1 }).resolve()
  b.resolveAll()
  expect(b.counters('Quintorius Kand', 'loyalty')).toBe(2)
})
