import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Soltari Foot Soldier', '1/1'],
  ['Soltari Monk', '2/1'],
  ['Soltari Priest', '2/1'],
])('[%s] is a %s that creatures without shadow do not block', (name, size) => {
  const b = board({ a: { battlefield: [name] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.pt(name)).toBe(size)
  b.attack(name)
  expect(() => b.block(`Hill Giant>${name}`)).toThrow()
})

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

it('[Soltari Monk] has protection from black, not from red', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', 'Mountain'], hand: ['Murder', 'Shock'] },
    b: { battlefield: ['Soltari Monk'] },
  })
  expect(b.can('cast', 'Murder')).toBe(false)
  b.cast('Shock', { targets: ['Soltari Monk'] }).resolve()
  expect(b.in('graveyard', 'Soltari Monk', 'B')).toBe(true)
})

it('[Soltari Priest] has protection from red, not from black', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', '2 Mountain'], hand: ['Murder', 'Pyroclasm'] },
    b: { battlefield: ['Soltari Priest'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.in('battlefield', 'Soltari Priest', 'B')).toBe(true)
  b.cast('Murder', { targets: ['Soltari Priest'] }).resolve()
  expect(b.in('graveyard', 'Soltari Priest', 'B')).toBe(true)
})

it('[Soltari Monk] with protection from black is not blocked even by a black creature with shadow', () => {
  const b = board({ a: { battlefield: ['Soltari Monk'] }, b: { battlefield: ['Dauthi Slayer'] } })
  b.attack('Soltari Monk')
  expect(() => b.block('Dauthi Slayer>Soltari Monk')).toThrow()
})
