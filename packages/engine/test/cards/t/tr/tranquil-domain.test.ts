import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tranquil Domain] destroys all non-Aura enchantments, of both players', () => {
  const b = board({
    a: { battlefield: ['2 Forest', 'Exploration'], hand: ['Tranquil Domain'] },
    b: { battlefield: ['Humility', 'Glorious Anthem'] },
  })
  b.cast('Tranquil Domain').resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
  expect(b.in('graveyard', 'Exploration', 'A')).toBe(true)
})

it('[Tranquil Domain] spares Auras', () => {
  const b = board({
    a: { battlefield: ['2 Forest', { card: 'Wild Growth', attachedTo: 'Forest' }], hand: ['Tranquil Domain'] },
  })
  b.cast('Tranquil Domain').resolve()
  expect(b.in('battlefield', 'Wild Growth', 'A')).toBe(true)
})

it('[Tranquil Domain] spares artifacts', () => {
  const b = board({ a: { battlefield: ['2 Forest', 'Sol Ring'], hand: ['Tranquil Domain'] } })
  b.cast('Tranquil Domain').resolve()
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
})

it('[Tranquil Domain] does not target: Sterling Grove is no help', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Tranquil Domain'] },
    b: { battlefield: ['2 Sterling Grove'] },
  })
  b.cast('Tranquil Domain').resolve()
  expect(b.count('graveyard', 'Sterling Grove', 'B')).toBe(2)
})
