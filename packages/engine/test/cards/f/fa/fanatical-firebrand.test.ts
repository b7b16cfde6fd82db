import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fanatical Firebrand] is traded for 1 damage, the turn it comes', () => {
  const b = board({ a: { battlefield: [{ card: 'Fanatical Firebrand', sick: true }] } })
  b.activate('Fanatical Firebrand', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Fanatical Firebrand', 'A')]).toEqual([19, true])
})
