import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spinewoods Armadillo] is discarded for a basic land or a Desert, and 3 life', () => {
  const b = board({
    a: { hand: ['Spinewoods Armadillo'], battlefield: ['2 Forest'], library: ['Desert', 'Tropical Island', 'Wastes'] },
  })
  b.pick('chooseFound', 'Desert').activate('Spinewoods Armadillo').resolve()
  expect([b.names('hand', 'A'), b.life('A')]).toEqual([['Desert'], 23])
})
