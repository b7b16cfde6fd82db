import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ruthless Negotiation] draws a card only from the graveyard', () => {
  const b = board({
    a: { hand: ['Ruthless Negotiation'], battlefield: ['6 Swamp'], library: ['Forest'] },
    b: { hand: ['2 Shock'] },
  })
  b.cast('Ruthless Negotiation', { targets: ['B'] }).resolve()
  expect([b.count('exile', 'Shock'), b.in('hand', 'Forest', 'A')]).toEqual([1, false])
  b.cast('Ruthless Negotiation', { method: 'flashback', targets: ['B'] }).resolve()
  expect([b.count('exile', 'Shock'), b.in('hand', 'Forest', 'A')]).toEqual([2, true])
})
