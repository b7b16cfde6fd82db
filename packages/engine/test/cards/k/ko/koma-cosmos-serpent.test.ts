import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Koma, Cosmos Serpent] makes a Coil each upkeep, and turns off a permanent with one', () => {
  const b = board({ a: { battlefield: ['Koma, Cosmos Serpent'] }, b: { battlefield: ['Sol Ring'] } })
  b.to('upkeep', 4).resolveAll()
  b.turnTo('A')
    .option('mode', 'mode 1')
    .activate('Koma, Cosmos Serpent', { targets: ['Sol Ring'] })
    .resolve()
    .turnTo('B')
  expect([b.object('Sol Ring').tapped, b.names('battlefield', 'A')]).toEqual([true, ['Koma, Cosmos Serpent']])
})
