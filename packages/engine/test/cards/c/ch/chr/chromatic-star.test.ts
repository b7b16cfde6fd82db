import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chromatic Star] is traded for mana, and draws a card on its way to the graveyard', () => {
  const b = board({ a: { battlefield: ['Chromatic Star', 'Forest'] } })
  b.option('manaColor', 'R').tapForMana('Chromatic Star')
  b.resolveAll()
  expect([b.pool('A'), b.names('hand', 'A')]).toEqual(['{R}', ['Wastes']])
})
