import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[End the Festivities] damages opponents and their creatures and planeswalkers, nothing of yours', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Memnite'], hand: ['End the Festivities'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('End the Festivities').resolve()
  expect([
    b.life('B'),
    b.life('A'),
    b.count('battlefield', 'Memnite', 'A'),
    b.count('battlefield', 'Memnite', 'B'),
  ]).toEqual([19, 20, 1, 0])
})
