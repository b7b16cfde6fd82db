import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champions of the Perfect] exiles an Elf card out of the hand', () => {
  const b = board({ a: { hand: ['Champions of the Perfect', 'Llanowar Elves'], battlefield: ['4 Forest'] } })
  b.cast('Champions of the Perfect').resolve()
  expect([b.in('exile', 'Llanowar Elves', 'A'), b.in('battlefield', 'Champions of the Perfect', 'A')]).toEqual([
    true,
    true,
  ])
  const c = board({ a: { hand: ['Champions of the Perfect'], battlefield: ['4 Forest'] } })
  expect(c.can('cast', 'Champions of the Perfect')).toBe(false)
})
