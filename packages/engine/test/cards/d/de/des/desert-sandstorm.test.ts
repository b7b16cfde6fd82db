import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Desert Sandstorm] deals 1 damage to each creature', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Desert Sandstorm'] },
    b: { battlefield: ['Suntail Hawk', 'Hill Giant'] },
  })
  b.cast('Desert Sandstorm').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})
