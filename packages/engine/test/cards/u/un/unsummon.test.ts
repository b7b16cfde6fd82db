import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unsummon] returns a creature, and no other permanent', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Unsummon'] },
    b: { battlefield: ['Sol Ring', 'Hill Giant'] },
  })
  b.cast('Unsummon').resolve()
  expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
})
