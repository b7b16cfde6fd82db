import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spitemare] deals the damage it is dealt to any target', () => {
  const b = board({ a: { battlefield: ['Spitemare', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Spitemare'] })
    .aim(['B'])
    .resolveAll()
  expect(b.life('B')).toBe(18)
})
