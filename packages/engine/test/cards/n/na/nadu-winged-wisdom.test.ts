import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nadu, Winged Wisdom] reveals the top card twice each turn for each creature', () => {
  const b = board({
    a: {
      battlefield: ['Nadu, Winged Wisdom', 'Memnite', '3 Forest'],
      hand: ['3 Giant Growth'],
      library: ['Plains', 'Shock', 'Island'],
    },
  })
  for (let i = 0; i < 3; i++) b.cast('Giant Growth', { targets: ['Memnite'] }).resolveAll()
  expect([b.in('battlefield', 'Plains', 'A'), b.in('hand', 'Shock', 'A'), b.names('library', 'A')]).toEqual([
    true,
    true,
    ['Island'],
  ])
})
