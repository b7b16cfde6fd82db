import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Chandra's Defeat] loots where it hits a Chandra", () => {
  const b = board({
    a: { hand: ["Chandra's Defeat", 'Forest'], battlefield: ['Mountain'], library: ['Island'] },
    b: { battlefield: ['Chandra, Torch of Defiance'] },
  })
  b.yes()
    .cast("Chandra's Defeat", { targets: ['Chandra, Torch of Defiance'] })
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Island'])
})
