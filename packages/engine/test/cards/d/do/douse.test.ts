import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Douse] counters a red spell', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Douse', '2 Island'] } })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .activate('Douse')
    .resolveAll()
  expect(b.life('B')).toBe(20)
})
