import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Hurkyl's Recall] returns every artifact the player owns", () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Memnite'], hand: ["Hurkyl's Recall"] },
    b: { battlefield: ['2 Memnite', 'Forest'] },
  })
  b.cast("Hurkyl's Recall", { targets: ['B'] }).resolve()
  expect([b.names('hand', 'B').length, b.count('battlefield', 'Memnite', 'A')]).toEqual([2, 1])
})
