import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Vivien's Grizzly] takes a creature card, and puts another card on the bottom", () => {
  const of = (card: string) => {
    const b = board({ a: { battlefield: ["Vivien's Grizzly", '4 Forest'], library: [card, 'Island'] } })
    b.yes().activate("Vivien's Grizzly").resolve()
    return [b.names('hand', 'A'), b.names('library', 'A')]
  }
  expect(of('Hill Giant')).toEqual([['Hill Giant'], ['Island']])
  expect(of('Shock')).toEqual([[], ['Island', 'Shock']])
})
