import { expect, it } from 'vitest'
import { viewFor } from '../../../../../src/view/view.ts'
import { board } from '../../../../support/board.ts'

it('[Death Wish] puts any card into the hand unseen, for half the life rounded up', () => {
  const b = board({ a: { hand: ['Death Wish'], mana: '{B}{B}{B}', life: 15, outside: ['Shock'] } })
  b.pick('chooseFound', 'Shock').cast('Death Wish').resolve()
  expect([b.names('hand', 'A'), b.life('A'), b.names('exile')]).toEqual([['Shock'], 7, ['Death Wish']])
  expect(viewFor(b.game, 1).players[0].knownHand).toEqual([])
})
