import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Peer into the Abyss] rounds up', () => {
  const b = board({ a: { hand: ['Peer into the Abyss'], battlefield: ['7 Swamp'], library: ['9 Forest'], life: 15 } })
  b.cast('Peer into the Abyss', { targets: ['A'] }).resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([5, 7])
})
