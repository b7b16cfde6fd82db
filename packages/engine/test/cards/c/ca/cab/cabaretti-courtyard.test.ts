import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cabaretti Courtyard] is sacrificed for a basic land and 1 life', () => {
  const b = board({ a: { hand: ['Cabaretti Courtyard'], library: ['Island', 'Plains', '2 Wastes'] } })
  b.pick('chooseFound', 'Plains').play('Cabaretti Courtyard').resolveAll()
  expect([b.names('battlefield', 'A'), b.object('Plains').tapped, b.life('A')]).toEqual([['Plains'], true, 21])
})
