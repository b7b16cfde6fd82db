import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chandra, Dressed to Kill] lets you cast red spells from five exiled cards, and her emblem burns', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Chandra, Dressed to Kill', counters: { loyalty: 7 } }, '4 Mountain'],
      library: ['Hill Giant', 'Grizzly Bears', '4 Wastes'],
    },
  })
  b.activate('Chandra, Dressed to Kill', { nth: 2 }).resolve()
  expect([b.can('cast', 'Hill Giant'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
  b.cast('Hill Giant', { from: 'exile', targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(16)
})

it('[Chandra, Dressed to Kill] adds {R} and deals 1 damage', () => {
  const b = board({ a: { battlefield: ['Chandra, Dressed to Kill'] } })
  b.activate('Chandra, Dressed to Kill', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.pool('A')]).toEqual([19, '{R}'])
})
