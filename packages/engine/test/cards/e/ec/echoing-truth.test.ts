import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoing Truth] returns every permanent with the same name, whoever controls it', () => {
  const b = board({
    a: { hand: ['Echoing Truth'], battlefield: ['2 Island', 'Memnite'] },
    b: { battlefield: ['2 Memnite', 'Sol Ring'] },
  })
  b.cast('Echoing Truth', { targets: ['Memnite#2'] }).resolve()
  expect([b.count('hand', 'Memnite'), b.in('battlefield', 'Sol Ring', 'B')]).toEqual([3, true])
})
