import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Black Knight] takes no damage from a white creature', () => {
  const b = board({ a: { battlefield: ['Silvercoat Lion'] }, b: { battlefield: ['Black Knight'] } })
  b.attack('Silvercoat Lion').block('Black Knight>Silvercoat Lion').damage()
  expect(b.object('Black Knight').damage).toBe(0)
  expect(b.in('graveyard', 'Silvercoat Lion', 'A')).toBe(true)
})

it('[Black Knight] is not blocked by a white creature', () => {
  const b = board({ a: { battlefield: ['Black Knight'] }, b: { battlefield: ['Silvercoat Lion'] } })
  b.attack('Black Knight')
  expect(() => b.block('Silvercoat Lion>Black Knight')).toThrow()
})

it('[Black Knight] has protection from white only', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Swamp'], hand: ['Swords to Plowshares', 'Murder'] },
    b: { battlefield: ['Black Knight'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
  b.cast('Murder').resolve()
  expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
})
