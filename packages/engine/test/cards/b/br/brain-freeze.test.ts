import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brain Freeze] mills three cards', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Brain Freeze'] } })
  b.cast('Brain Freeze', { targets: ['B'] }).resolveAll()
  expect(b.names('graveyard', 'B')).toHaveLength(3)
})

it('[Brain Freeze] is copied for each spell cast before it this turn', () => {
  const b = board({ a: { battlefield: ['2 Island', '2 Mountain'], hand: ['2 Shock', 'Brain Freeze'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.cast('Brain Freeze', { targets: ['B'] }).resolveAll()
  expect(b.names('graveyard', 'B')).toHaveLength(9)
})
