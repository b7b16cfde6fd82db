import { expect, it } from 'vitest'
import { colorsOf } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'
import { castFace } from '../../support/cast-face.ts'

it('[CR 718.3b, 702.160a, 718.3] a prototyped spell and its permanent have the other cost, color and size', () => {
  const b = castFace(board({ a: { hand: ['Blitz Automaton'], battlefield: ['3 Mountain'] } }), 'Blitz Automaton', 1)
  expect(b.c('Blitz Automaton').manaValue).toBe(3)
  b.resolve()
  expect(b.pt('Blitz Automaton')).toBe('3/2')
  expect(colorsOf(b.c('Blitz Automaton'))).toEqual(['R'])
  expect(b.has('Blitz Automaton', 'haste')).toBe(true)
})

it('[CR 718.3d] a copy of a prototyped permanent is prototyped', () => {
  const b = board({ a: { hand: ['Blitz Automaton', 'Clone'], battlefield: ['3 Mountain', '4 Island'] } })
  castFace(b, 'Blitz Automaton', 1).resolve()
  b.yes('copy').cast('Clone').resolve()
  expect(b.pt('Blitz Automaton#2')).toBe('3/2')
})

it('[CR 718.4] outside stack and battlefield a prototype card has its normal values', () => {
  const b = board({ a: { hand: ['Blitz Automaton', 'Unsummon'], battlefield: ['3 Mountain', '4 Island'] } })
  castFace(b, 'Blitz Automaton', 1).resolve()
  b.cast('Unsummon', { targets: ['Blitz Automaton'] }).resolve()
  expect(b.c('Blitz Automaton').manaValue).toBe(7)
})
