import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wear Down] destroys two with the gift', () => {
  const b = board({
    a: { hand: ['Wear Down'], battlefield: ['2 Forest'] },
    b: { battlefield: ['Sol Ring', 'Glorious Anthem'] },
  })
  b.yes('additionalCost')
    .cast('Wear Down', { targets: ['Sol Ring,Glorious Anthem'] })
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
})
