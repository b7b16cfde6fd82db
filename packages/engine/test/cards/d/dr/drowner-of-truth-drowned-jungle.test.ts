import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Drowner of Truth] makes two Eldrazi Spawn where {C} was spent on it', () => {
  const b = board({ a: { hand: ['2 Drowner of Truth'], mana: '{G}{U}{G}{G}{G}{G}{G}' } })
  b.cast('Drowner of Truth').resolveAll()
  expect(b.count('battlefield', 'Eldrazi Spawn Token', 'A')).toBe(0)
  const c = board({ a: { hand: ['Drowner of Truth'], mana: '{G}{U}{C}{G}{G}{G}{G}' } })
  c.cast('Drowner of Truth').resolveAll()
  expect(c.count('battlefield', 'Eldrazi Spawn Token', 'A')).toBe(2)
})
