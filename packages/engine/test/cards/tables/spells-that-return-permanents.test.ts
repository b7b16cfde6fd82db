import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Boomerang', 2],
  ['Regress', 3],
])('[%s] returns any permanent, a land too', (spell, islands) => {
  const b = board({ a: { battlefield: [`${islands} Island`], hand: [spell] }, b: { battlefield: ['Forest'] } })
  b.cast(spell, { targets: ['Forest'] }).resolve()
  expect(b.names('hand', 'B')).toEqual(['Forest'])
})
