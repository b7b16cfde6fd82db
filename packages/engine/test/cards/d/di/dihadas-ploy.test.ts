import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dihada's Ploy] gains life for each card discarded this turn, that of its jump-start included", () => {
  const b = board({ a: { hand: ['Forest'], graveyard: ["Dihada's Ploy"], battlefield: ['2 Island', 'Swamp'] } })
  b.cast("Dihada's Ploy", { from: 'graveyard', method: 'jump-start' }).resolve()
  expect([b.life('A'), b.names('hand', 'A').length, b.in('exile', "Dihada's Ploy")]).toEqual([22, 1, true])
})
