import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spider-Sense] is cast for {U} by returning a tapped creature', () => {
  const b = board({
    active: 1,
    a: { hand: ['Spider-Sense'], battlefield: ['Island', { card: 'Memnite', tapped: true }] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .cast('Spider-Sense', { method: 'alternative' })
    .resolve()
  expect([b.in('hand', 'Memnite', 'A'), b.in('graveyard', 'Shock', 'B')]).toEqual([true, true])
})
