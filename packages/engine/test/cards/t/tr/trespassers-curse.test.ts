import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Trespasser's Curse] costs the enchanted player a life for each creature", () => {
  const b = board({
    a: { hand: ["Trespasser's Curse"], battlefield: ['2 Swamp'] },
    b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
  })
  b.cast("Trespasser's Curse", { targets: ['B'] }).resolve()
  b.to('main1', 4).cast('Grizzly Bears').resolve().resolve()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
})
