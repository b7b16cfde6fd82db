import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 107.1c] Extinction Event: zero is even', () => {
  const b = board({
    a: { hand: ['Extinction Event'], battlefield: ['4 Swamp'] },
    b: { battlefield: ['Memnite', 'Grizzly Bears', 'Savannah Lions'] },
  })
  b.option('chooseWord', 'even').cast('Extinction Event').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Savannah Lions'])
})
