import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Magmatic Hellkite] destroys a nonbasic land, whose controller gets a stunned basic for it', () => {
  const b = board({
    a: { hand: ['Magmatic Hellkite'], battlefield: ['4 Mountain'] },
    b: { battlefield: ['Bayou'], library: ['Swamp', '3 Tundra'] },
  })
  b.pick('chooseFound', 'Swamp').cast('Magmatic Hellkite').resolve().resolve()
  expect([
    b.in('graveyard', 'Bayou'),
    b.names('battlefield', 'B'),
    b.object('Swamp').tapped,
    b.counters('Swamp', 'stun'),
  ]).toEqual([true, ['Swamp'], true, 1])
})
