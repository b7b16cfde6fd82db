import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tezzeret, Cruel Captain] gets a loyalty counter for an artifact, and makes an artifact of its emblem a Robot', () => {
  const b = board({
    a: {
      hand: ['Ornithopter', 'Sol Ring'],
      battlefield: [{ card: 'Tezzeret, Cruel Captain', counters: { loyalty: 7 } }, 'Island'],
    },
  })
  b.cast('Ornithopter').resolveAll()
  expect(b.counters('Tezzeret, Cruel Captain', 'loyalty')).toBe(8)
  b.activate('Tezzeret, Cruel Captain', { nth: 2 }).resolve()
  const c = board({ a: { battlefield: [{ card: 'Tezzeret, Cruel Captain', counters: { loyalty: 7 } }, 'Sol Ring'] } })
  c.activate('Tezzeret, Cruel Captain', { nth: 2 }).resolve()
  c.to('beginCombat')
  expect([c.pt('Sol Ring'), c.c('Sol Ring').subtypes]).toEqual(['3/3', ['Robot']])
})
