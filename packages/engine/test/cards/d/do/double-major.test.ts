import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Double Major] copies a creature spell, and the copy of a legend is not legendary', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Forest', 'Island'], hand: ['Isamaru, Hound of Konda', 'Double Major'] },
  })
  b.cast('Isamaru, Hound of Konda').cast('Double Major').resolveAll()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda', 'A')).toBe(2)
})
