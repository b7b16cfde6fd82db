import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sundering Titan] destroys a land of each basic land type, as it enters and as it leaves', () => {
  const b = board({
    a: { hand: ['Sundering Titan'], battlefield: ['8 Wastes'] },
    b: { battlefield: ['2 Forest', 'Island', 'Wasteland'] },
  })
  b.cast('Sundering Titan').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual(['Forest', 'Wasteland'])
})

it('[Sundering Titan] may choose one land with two types for both', () => {
  const b = board({
    a: { hand: ['Sundering Titan'], battlefield: ['8 Wastes'] },
    b: { battlefield: ['Tropical Island', 'Forest', 'Island'] },
  })
  b.pick('choose', 'Tropical Island').pick('choose', 'Tropical Island').cast('Sundering Titan').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual(['Forest', 'Island'])
})
