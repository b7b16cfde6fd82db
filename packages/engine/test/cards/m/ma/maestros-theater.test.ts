import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Maestros Theater] is sacrificed for a basic land and 1 life', () => {
  const b = board({ a: { hand: ['Maestros Theater'], library: ['Plains', 'Swamp', '2 Wastes'] } })
  b.pick('chooseFound', 'Swamp').play('Maestros Theater').resolveAll()
  expect([b.names('battlefield', 'A'), b.object('Swamp').tapped, b.life('A')]).toEqual([['Swamp'], true, 21])
})
