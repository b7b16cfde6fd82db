import { expect, it } from 'vitest'
import { viewFor } from '../../../../src/view/view.ts'
import { board } from '../../../support/board.ts'

it('[Peek] shows its controller the hand of a player, and draws a card', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Peek'] }, b: { hand: ['Shock', 'Forest'] } })
  b.cast('Peek', { targets: ['B'] }).resolve()
  expect(viewFor(b.game, 0).players[1].knownHand.map(({ name }) => name)).toEqual(['Forest', 'Shock'])
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[Peek] shows the hand to nobody else', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Peek', 'Terror'] },
    b: { hand: ['Shock'] },
  })
  b.cast('Peek', { targets: ['A'] }).resolve()
  expect(viewFor(b.game, 1).players[0].knownHand).toEqual([])
})
