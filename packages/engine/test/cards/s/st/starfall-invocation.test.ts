import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Starfall Invocation] with the gift returns a creature of yours that it destroyed', () => {
  const b = board({
    a: { hand: ['Starfall Invocation'], battlefield: ['5 Plains', 'Serra Angel'], graveyard: ['Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes('additionalCost').cast('Starfall Invocation').resolve()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})
