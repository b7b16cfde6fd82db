import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Breach the Multiverse] takes a creature of each graveyard', () => {
  const b = board({
    a: { hand: ['Breach the Multiverse'], battlefield: ['7 Swamp'], library: ['Serra Angel', '11 Forest'] },
    b: { library: ['Hill Giant', '11 Forest'] },
  })
  b.cast('Breach the Multiverse').resolve()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.in('battlefield', 'Hill Giant', 'A')]).toEqual([true, true])
  expect(b.c('Hill Giant').subtypes.includes('Phyrexian')).toBe(true)
})
