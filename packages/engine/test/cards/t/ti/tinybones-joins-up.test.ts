import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tinybones Joins Up] makes any number of target players discard', () => {
  const b = board({ a: { hand: ['Tinybones Joins Up', 'Opt'], battlefield: ['Swamp'] }, b: { hand: ['Shock'] } })
  b.aim(['A,B']).cast('Tinybones Joins Up').resolve().resolve()
  expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([[], []])
})
