import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aeve, Progenitor Ooze] makes tokens that are not legendary, each with a counter for each other Ooze', () => {
  const b = board({ a: { hand: ['Aeve, Progenitor Ooze', 'Memnite'], mana: '{G}{G}{G}{G}{G}' } })
  b.cast('Memnite').resolve().cast('Aeve, Progenitor Ooze').resolveAll()
  expect(b.count('battlefield', 'Aeve, Progenitor Ooze', 'A')).toBe(2)
  expect([b.pt('Aeve, Progenitor Ooze'), b.pt('Aeve, Progenitor Ooze#2')]).toEqual(['2/2', '3/3'])
})
