import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jace Reawakened] cannot be cast during the first three turns of yours', () => {
  const b = board({ turn: 1, step: 'end', active: 1, a: { hand: ['Jace Reawakened'], battlefield: ['2 Island'] } })
  const castable = [2, 4, 6, 8].map((turn) => b.to('main1', turn).can('cast', 'Jace Reawakened'))
  expect(castable).toEqual([false, false, false, true])
})

it('[Jace Reawakened] plots a cheap card of your hand', () => {
  const b = board({ a: { battlefield: ['Jace Reawakened'], hand: ['Hill Giant', 'Grizzly Bears'] } })
  b.yes().activate('Jace Reawakened', { nth: 1 }).resolve()
  expect([b.in('exile', 'Grizzly Bears'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
  b.to('main1', 5).cast('Grizzly Bears', { from: 'exile', method: 'plot' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})

it('[Jace Reawakened] copies each spell you cast this turn', () => {
  const b = board({
    a: { battlefield: [{ card: 'Jace Reawakened', counters: { loyalty: 6 } }, '2 Mountain'], hand: ['2 Shock'] },
  })
  b.activate('Jace Reawakened', { nth: 2 }).resolve()
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(12)
})
