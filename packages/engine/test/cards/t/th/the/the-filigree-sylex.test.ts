import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Filigree Sylex] removes ten oil counters from among several permanents', () => {
  const b = board({
    a: {
      battlefield: [
        { card: 'The Filigree Sylex', counters: { oil: 4 } },
        { card: "Urabrask's Anointer", counters: { oil: 6 } },
      ],
    },
  })
  b.activate('The Filigree Sylex', { nth: 2, targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(10)
  expect(b.counters("Urabrask's Anointer", 'oil')).toBe(0)
})
