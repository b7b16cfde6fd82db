import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[All Is Dust] makes each player sacrifice what has a color', () => {
  const b = board({
    a: { battlefield: ['7 Wastes', 'Grizzly Bears'], hand: ['All Is Dust'] },
    b: { battlefield: ['Memnite', 'Serra Angel'] },
  })
  b.cast('All Is Dust').resolve()
  expect([b.in('battlefield', 'Grizzly Bears'), b.names('battlefield', 'B')]).toEqual([false, ['Memnite']])
})
