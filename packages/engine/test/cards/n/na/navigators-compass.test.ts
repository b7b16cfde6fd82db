import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Navigator's Compass] makes a land a basic land type as well", () => {
  const b = board({ a: { battlefield: ["Navigator's Compass", 'Wastes'], hand: ['Shock'] } })
  b.option('chooseType', 'Mountain')
    .activate("Navigator's Compass", { targets: ['Wastes'] })
    .resolve()
  expect(b.can('cast', 'Shock')).toBe(true)
})
