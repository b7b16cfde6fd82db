import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elvish Mystic] taps for {G}', () => {
  const b = board({ a: { battlefield: ['Elvish Mystic'] } })
  b.tapForMana('Elvish Mystic')
  expect(b.pool('A')).toBe('{G}')
})
