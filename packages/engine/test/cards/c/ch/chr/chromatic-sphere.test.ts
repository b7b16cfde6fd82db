import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chromatic Sphere] turns {1} into any colour and draws a card, without the stack', () => {
  const b = board({ a: { battlefield: ['Chromatic Sphere', 'Forest'] } })
  b.option('manaColor', '{U}').tapForMana('Chromatic Sphere')
  expect(b.pool('A')).toBe('{U}')
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.game.state.stack).toEqual([])
})
