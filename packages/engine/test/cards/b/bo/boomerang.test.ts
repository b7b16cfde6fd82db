import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boomerang] makes a token cease to exist', () => {
  const b = board({ a: { battlefield: ['3 Island', 'Plains'], hand: ['Raise the Alarm', 'Boomerang'] } })
  b.cast('Raise the Alarm')
    .resolve()
    .cast('Boomerang', { targets: ['Soldier Token'] })
    .resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(1)
  expect(b.names('hand', 'A')).toEqual([])
})
