import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Disrupting Shoal] counters a spell with the mana value of the card exiled', () => {
  const b = board({
    active: 1,
    a: { hand: ['Disrupting Shoal', 'Brainstorm'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .reply('x', 1)
  b.cast('Disrupting Shoal', { method: 'alternative', targets: ['Shock'] }).resolve()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
})
