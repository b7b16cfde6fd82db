import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faultgrinder] destroys a land when it enters, also evoked', () => {
  const b = board({ a: { battlefield: ['5 Mountain'], hand: ['Faultgrinder'] }, b: { battlefield: ['Forest'] } })
  b.cast('Faultgrinder', { method: 'alternative', targets: ['Forest'] }).resolveAll()
  expect([b.in('graveyard', 'Forest', 'B'), b.in('graveyard', 'Faultgrinder', 'A')]).toEqual([true, true])
})
