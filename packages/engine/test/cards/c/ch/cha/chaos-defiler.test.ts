import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chaos Defiler] destroys a nonland permanent of the opponent', () => {
  const b = board({
    a: { hand: ['Chaos Defiler'], battlefield: ['5 Badlands'] },
    b: { battlefield: ['Sol Ring', 'Forest'] },
  })
  b.cast('Chaos Defiler').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
})
