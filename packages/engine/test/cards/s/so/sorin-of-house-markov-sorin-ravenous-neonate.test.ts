import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sorin of House Markov] transforms in the second main phase of a turn in which you gained 3 life', () => {
  const b = board({ a: { battlefield: ['Sorin of House Markov'], hand: ["Chaplain's Blessing"], mana: '{W}' } })
  b.cast("Chaplain's Blessing").resolve().to('main2')
  expect(b.in('battlefield', 'Sorin, Ravenous Neonate', 'A')).toBe(true)
  b.activate('Sorin, Ravenous Neonate', { nth: 1, targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(15)
})

it('[Sorin of House Markov] stays a creature otherwise', () => {
  const b = board({ a: { battlefield: ['Sorin of House Markov'] } })
  b.to('main2')
  expect(b.in('battlefield', 'Sorin of House Markov', 'A')).toBe(true)
})
