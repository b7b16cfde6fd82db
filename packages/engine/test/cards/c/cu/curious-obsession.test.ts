import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Curious Obsession] is sacrificed without an attack', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: 'Curious Obsession', attachedTo: 'Grizzly Bears' }] } })
  b.to('main1', 4)
  expect(b.in('graveyard', 'Curious Obsession', 'A')).toBe(true)
})
