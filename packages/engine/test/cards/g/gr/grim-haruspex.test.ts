import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grim Haruspex] draws a card when another nontoken creature of yours dies', () => {
  const b = board({ a: { battlefield: ['Grim Haruspex', 'Memnite', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Memnite'] }).resolveAll()
  expect([b.names('hand', 'A'), b.has('Grim Haruspex', 'morph')]).toEqual([['Wastes'], true])
})
