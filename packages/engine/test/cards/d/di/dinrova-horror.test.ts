import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dinrova Horror] returns a permanent and makes its owner discard', () => {
  const b = board({
    a: { hand: ['Dinrova Horror'], battlefield: ['6 Underground Sea'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Dinrova Horror').aim(['Memnite']).resolveAll()
  expect(b.in('graveyard', 'Memnite', 'B')).toBe(true)
})
