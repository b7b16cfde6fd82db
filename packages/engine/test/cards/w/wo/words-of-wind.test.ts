import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Words of Wind] returns a permanent of each player instead of a draw', () => {
  const b = board({
    a: { hand: ['Opt'], battlefield: ['Words of Wind', '2 Island'], library: ['Shock', '3 Wastes'] },
    b: { battlefield: ['Forest'] },
  })
  b.activate('Words of Wind').resolve().pick('choose', 'Island').pick('choose', 'Forest').cast('Opt').resolve()
  expect([b.in('hand', 'Forest', 'B'), b.in('hand', 'Island', 'A'), b.in('hand', 'Shock', 'A')]).toEqual([
    true,
    true,
    false,
  ])
})
