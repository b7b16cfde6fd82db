import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Origin of Spider-Man] makes a Spider and a hero of a creature', () => {
  const b = board({ a: { hand: ['Origin of Spider-Man'], battlefield: ['2 Plains'] } })
  b.cast('Origin of Spider-Man').resolveAll()
  expect(b.pt('Spider Token')).toBe('2/1')
  b.to('main1', 5).resolveAll()
  expect([b.pt('Spider Token'), b.c('Spider Token').subtypes]).toEqual(['3/2', ['Spider', 'Hero']])
  b.to('main1', 7).resolveAll()
  expect(b.has('Spider Token', 'double strike')).toBe(true)
})
