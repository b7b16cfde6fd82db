import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soulmender] taps to gain 1 life', () => {
  const b = board({ a: { battlefield: ['Soulmender'] } })
  b.activate('Soulmender').resolve()
  expect(b.life('A')).toBe(21)
  expect(b.can('activate', 'Soulmender')).toBe(false)
})
