import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seal of Fire] is sacrificed for 2 damage, without mana', () => {
  const b = board({ a: { battlefield: ['Seal of Fire'] } })
  b.activate('Seal of Fire', { targets: ['B'] })
  expect(b.in('graveyard', 'Seal of Fire', 'A')).toBe(true)
  b.resolve()
  expect(b.life('B')).toBe(18)
})

it('[Seal of Fire] answers its own destruction', () => {
  const b = board({
    a: { battlefield: ['Seal of Fire'] },
    b: { battlefield: ['2 Plains'], hand: ['Disenchant'] },
    active: 1,
  })
  b.cast('Disenchant', { targets: ['Seal of Fire'] }).turnTo('A')
  b.activate('Seal of Fire', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[Seal of Fire] is red: Absolute Law keeps creatures from it', () => {
  const b = board({ a: { battlefield: ['Seal of Fire'] }, b: { battlefield: ['Absolute Law', 'Hill Giant'] } })
  expect(() => b.activate('Seal of Fire', { targets: ['Hill Giant'] })).toThrow()
})
