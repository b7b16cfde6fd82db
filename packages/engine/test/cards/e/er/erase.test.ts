import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Erase] exiles an enchantment', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Erase'] }, b: { battlefield: ['Worship', 'Sol Ring'] } })
  b.cast('Erase', { targets: ['Worship'] }).resolve()
  expect(b.in('exile', 'Worship')).toBe(true)
})

it('[Erase] does not touch artifacts', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Erase'] }, b: { battlefield: ['Sol Ring'] } })
  expect(b.can('cast', 'Erase')).toBe(false)
})
