import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abyssal Gatekeeper] makes each player sacrifice a creature when it dies', () => {
  const b = board({
    a: { battlefield: ['Abyssal Gatekeeper', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['Abyssal Gatekeeper'] }).resolveAll()
  expect([b.in('graveyard', 'Grizzly Bears', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})
