import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zuran Orb] turns a land into 2 life, as often as you like', () => {
  const b = board({ a: { battlefield: ['Zuran Orb', '2 Forest'] } })
  b.activate('Zuran Orb').resolve().activate('Zuran Orb').resolve()
  expect(b.life('A')).toBe(24)
  expect(b.names('battlefield', 'A')).toEqual(['Zuran Orb'])
})

it('[Zuran Orb] sacrifices only lands', () => {
  const b = board({ a: { battlefield: ['Zuran Orb', 'Grizzly Bears'] } })
  expect(b.can('activate', 'Zuran Orb')).toBe(false)
})
