import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fledgling Dragon] is larger and breathes fire with threshold', () => {
  const b = board({ a: { battlefield: ['Fledgling Dragon', 'Mountain'], graveyard: ['7 Shock'] } })
  b.activate('Fledgling Dragon').resolve()
  expect(b.pt('Fledgling Dragon')).toBe('6/5')
  const few = board({ a: { battlefield: ['Fledgling Dragon', 'Mountain'], graveyard: ['6 Shock'] } })
  expect([few.pt('Fledgling Dragon'), few.can('activate', 'Fledgling Dragon')]).toEqual(['2/2', false])
})
