import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mind Extraction] discards cards of the sacrificed creature's colors", () => {
  const b = board({
    a: { hand: ['Mind Extraction'], battlefield: ['3 Swamp', 'Hill Giant'] },
    b: { hand: ['Shock', 'Divination'] },
  })
  b.cast('Mind Extraction', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B')).toEqual(['Divination'])
})
