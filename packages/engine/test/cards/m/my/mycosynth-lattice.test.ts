import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mycosynth Lattice] makes cards everywhere colorless and lets any mana pay', () => {
  const b = board({
    a: { battlefield: ['Mycosynth Lattice', 'Wastes'], hand: ['Shock'] },
    b: { battlefield: ['White Knight'] },
  })
  expect(b.c('Shock').colors).toBe(0)
  b.cast('Shock', { targets: ['White Knight'] }).resolve()
  expect(b.in('graveyard', 'White Knight', 'B')).toBe(true)
})
