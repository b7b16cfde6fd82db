import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soltari Foot Soldier] blocks and is blocked by creatures with shadow', () => {
  const b = board({ a: { battlefield: ['Soltari Foot Soldier'] }, b: { battlefield: ['Dauthi Slayer'] } })
  b.attack('Soltari Foot Soldier').block('Dauthi Slayer>Soltari Foot Soldier').damage()
  expect(b.in('graveyard', 'Soltari Foot Soldier', 'A')).toBe(true)
})

it('[Soltari Foot Soldier] does not block a creature without shadow', () => {
  const b = board({ a: { battlefield: ['Savannah Lions'] }, b: { battlefield: ['Soltari Foot Soldier'] } })
  b.attack('Savannah Lions').to('declareBlockers')
  expect(() => b.block('Soltari Foot Soldier>Savannah Lions')).toThrow()
})
