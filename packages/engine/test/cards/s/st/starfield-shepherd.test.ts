import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Starfield Shepherd] finds a basic Plains or a small creature', () => {
  const b = board({
    a: { hand: ['Starfield Shepherd'], battlefield: ['5 Plains'], library: ['Hill Giant', 'Memnite', 'Forest'] },
  })
  b.pick('chooseFound', 'Memnite').cast('Starfield Shepherd').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Memnite'])
})
