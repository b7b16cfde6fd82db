import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dragoon's Lance] lets its Hero fly in your turn", () => {
  const b = board({ a: { hand: ["Dragoon's Lance"], battlefield: ['2 Plains'] } })
  b.cast("Dragoon's Lance").resolveAll()
  expect([b.pt('Hero Token'), b.has('Hero Token', 'flying'), b.c('Hero Token').subtypes]).toEqual([
    '2/1',
    true,
    ['Hero', 'Knight'],
  ])
  b.to('main1', 4)
  expect(b.has('Hero Token', 'flying')).toBe(false)
})
