import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soltari Monk] has protection from black, not from red', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', 'Mountain'], hand: ['Murder', 'Shock'] },
    b: { battlefield: ['Soltari Monk'] },
  })
  expect(b.can('cast', 'Murder')).toBe(false)
  b.cast('Shock', { targets: ['Soltari Monk'] }).resolve()
  expect(b.in('graveyard', 'Soltari Monk', 'B')).toBe(true)
})

it('[Soltari Monk] with protection from black is not blocked even by a black creature with shadow', () => {
  const b = board({ a: { battlefield: ['Soltari Monk'] }, b: { battlefield: ['Dauthi Slayer'] } })
  b.attack('Soltari Monk')
  expect(() => b.block('Dauthi Slayer>Soltari Monk')).toThrow()
})
