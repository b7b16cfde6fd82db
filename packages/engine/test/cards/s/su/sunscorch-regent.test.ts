import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunscorch Regent] grows and gains 1 life for each spell of an opponent', () => {
  const b = board({ a: { hand: ['Memnite'] }, b: { battlefield: ['Sunscorch Regent'] } })
  b.cast('Memnite').resolveAll()
  expect([b.pt('Sunscorch Regent'), b.life('B'), b.has('Sunscorch Regent', 'flying')]).toEqual(['5/4', 21, true])
})
