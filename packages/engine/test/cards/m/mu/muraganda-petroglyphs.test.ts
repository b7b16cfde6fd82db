import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Muraganda Petroglyphs] helps creatures without abilities', () => {
  const b = board({ a: { battlefield: ['Muraganda Petroglyphs', 'Serra Angel'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Hill Giant'), b.pt('Serra Angel')]).toEqual(['5/5', '4/4'])
})

it('[Muraganda Petroglyphs] helps creatures that Humility has stripped', () => {
  const b = board({ a: { battlefield: ['Muraganda Petroglyphs', 'Serra Angel', 'Humility'] } })
  expect(b.pt('Serra Angel')).toBe('3/3')
})
