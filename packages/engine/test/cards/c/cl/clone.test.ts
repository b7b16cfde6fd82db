import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Clone] enters as a copy of a creature', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Serra Angel'] } })
  b.cast('Clone').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})

it('[Clone] may copy nothing and dies', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Serra Angel'] } })
  b.no('copy').cast('Clone').resolve()
  expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
})

it('[Clone] of a creature with an enter trigger triggers it', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Wall of Omens'] } })
  b.cast('Clone').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
