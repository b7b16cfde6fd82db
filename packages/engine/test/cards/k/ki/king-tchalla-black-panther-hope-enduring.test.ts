import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[King T'Challa] draws for the second card of either player", () => {
  const b = board({
    a: { battlefield: ["King T'Challa"], library: ['Island'] },
    b: { hand: ['Divination'], battlefield: ['3 Island'], library: ['2 Forest'] },
    active: 1,
  })
  b.cast('Divination').resolveAll()
  expect(b.in('hand', 'Island', 'A')).toBe(true)
})
