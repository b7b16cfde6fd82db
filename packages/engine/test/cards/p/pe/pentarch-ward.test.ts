import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pentarch Ward] draws a card and protects the creature, even from white', () => {
  const b = board({ a: { hand: ['Pentarch Ward'], battlefield: ['3 Plains', 'Grizzly Bears'] } })
  b.option('chooseColor', 'white')
    .cast('Pentarch Ward', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolveAll()
  expect([b.in('battlefield', 'Pentarch Ward', 'A'), b.names('hand', 'A').length]).toEqual([true, 1])
})
