import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gamekeeper] may be exiled for the next creature card of the library', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Gamekeeper', 'Mountain'], library: ['Opt', 'Serra Angel', '3 Wastes'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Gamekeeper'] })
    .resolveAll()
  expect([b.in('exile', 'Gamekeeper'), b.in('battlefield', 'Serra Angel'), b.in('graveyard', 'Opt')]).toEqual([
    true,
    true,
    true,
  ])
})
