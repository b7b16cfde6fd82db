import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Declaration in Stone] exiles the creatures of one player and lets them investigate for each nontoken', () => {
  const b = board({
    a: { hand: ['Declaration in Stone'], battlefield: ['2 Plains', 'Memnite'] },
    b: { battlefield: ['2 Memnite'] },
  })
  b.cast('Declaration in Stone', { targets: ['Memnite#2'] }).resolve()
  expect([b.count('battlefield', 'Memnite'), b.count('battlefield', 'Clue Token', 'B')]).toEqual([1, 2])
})
