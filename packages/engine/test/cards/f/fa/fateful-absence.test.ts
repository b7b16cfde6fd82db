import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fateful Absence] destroys a creature whose controller investigates', () => {
  const b = board({
    a: { hand: ['Fateful Absence'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Fateful Absence', { targets: ['Serra Angel'] }).resolve()
  expect([b.in('graveyard', 'Serra Angel'), b.names('battlefield', 'B')]).toEqual([true, ['Clue Token']])
})
