import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Polluted Bonds] drains 2 life for each land of an opponent', () => {
  const b = board({ a: { hand: ['Forest'] }, b: { battlefield: ['Polluted Bonds'] } })
  b.play('Forest').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([18, 22])
})
