import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Maelstrom Pulse] destroys every permanent with the same name', () => {
  const b = board({
    a: { hand: ['Maelstrom Pulse'], battlefield: ['Swamp', '2 Forest'] },
    b: { battlefield: ['2 Memnite', 'Sol Ring'] },
  })
  b.cast('Maelstrom Pulse', { targets: ['Memnite'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Sol Ring'])
})
