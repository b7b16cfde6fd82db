import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Price of Progress] deals each player 2 damage for each nonbasic land that player controls', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Karplusan Forest'], hand: ['Price of Progress'] },
    b: { battlefield: ['Wasteland', 'Badlands', 'Rishadan Port', 'Island'] },
  })
  b.cast('Price of Progress').resolve()
  expect(b.life('A')).toBe(18)
  expect(b.life('B')).toBe(14)
})

it('[Price of Progress] spares a player with basic lands only', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Price of Progress'] },
    b: { battlefield: ['5 Island', 'Wastes'] },
  })
  b.cast('Price of Progress').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 20])
})

it('[CR 205.4a] Blood Moon leaves nonbasic lands nonbasic for Price of Progress', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Blood Moon'], hand: ['Price of Progress'] },
    b: { battlefield: ['2 Wasteland'] },
  })
  b.cast('Price of Progress').resolve()
  expect(b.life('B')).toBe(16)
})

it('[CR 120.3] Price of Progress deals its damage at once: both players at 2 life lose together', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Wasteland'], hand: ['Price of Progress'], life: 2 },
    b: { battlefield: ['Wasteland'], life: 2 },
  })
  b.cast('Price of Progress').resolve()
  expect(b.winner).toBe('draw')
})
