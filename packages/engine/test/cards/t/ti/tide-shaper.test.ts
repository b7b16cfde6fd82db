import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tide Shaper] makes an Island if it was kicked', () => {
  const b = board({ a: { hand: ['Tide Shaper'], battlefield: ['2 Island'] }, b: { battlefield: ['Forest'] } })
  b.yes('kicker').cast('Tide Shaper').aim(['Forest']).resolveAll()
  expect([b.c('Forest').subtypes, b.pt('Tide Shaper')]).toEqual([['Island'], '2/2'])
})
