import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Loki, God of Mischief] draws once each turn as an ability of yours targets a player or permanent', () => {
  const b = board({ a: { battlefield: ['Loki, God of Mischief', '2 Prodigal Sorcerer'] } })
  b.activate('Prodigal Sorcerer', { targets: ['B'] }).resolveAll()
  b.activate('Prodigal Sorcerer#2', { targets: ['B'] }).resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Loki, God of Mischief] does not draw for a spell', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Loki, God of Mischief', 'Mountain'] } })
  expect(
    b
      .cast('Shock', { targets: ['B'] })
      .resolveAll()
      .names('hand', 'A'),
  ).toEqual([])
})
