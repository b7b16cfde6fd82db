import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Narset's Reversal] copies the spell and returns it to its owner's hand", () => {
  const b = board({
    active: 1,
    a: { hand: ["Narset's Reversal"], battlefield: ['2 Island'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] }).turnTo('A')
  b.cast("Narset's Reversal", { targets: ['Lava Spike'] })
  b.yes('newTargets').pick('target', 'B').resolve().resolveAll()
  expect([b.life('A'), b.life('B'), b.in('hand', 'Lava Spike', 'B')]).toEqual([20, 17, true])
})
