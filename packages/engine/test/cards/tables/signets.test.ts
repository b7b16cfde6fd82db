import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Golgari Signet', '{B}{G}'],
  ['Orzhov Signet', '{W}{B}'],
] as const)('[%s] turns {1} into %s', (name, made) => {
  const b = board({ a: { battlefield: [name, 'Island'] } })
  b.tapForMana(name)
  expect(b.pool('A')).toBe(made)
  expect(b.object('Island').tapped).toBe(true)
})
