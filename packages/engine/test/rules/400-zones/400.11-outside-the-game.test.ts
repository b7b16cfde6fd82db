import { expect, it } from 'vitest'
import { viewFor } from '../../../src/view/view.ts'
import { board } from '../../support/board.ts'

it('[CR 400.11b, 701.23j] [Burning Wish] brings a sorcery card from outside the game, and is exiled', () => {
  const b = board({ a: { hand: ['Burning Wish'], mana: '{R}{R}', outside: ['Wrath of God', 'Counterspell'] } })
  b.pick('chooseFound', 'Wrath of God').cast('Burning Wish').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wrath of God'])
  expect(b.names('outside', 'A')).toEqual(['Counterspell'])
  expect(b.names('exile')).toEqual(['Burning Wish'])
  // It was revealed.
  expect(viewFor(b.game, 1).players[0].knownHand.map(({ name }) => name)).toEqual(['Wrath of God'])
})

it('[CR 400.11c] the opponent sees nothing of what lies outside the game', () => {
  const b = board({ a: { outside: ['Wrath of God'] } })
  expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Wrath of God')
  expect(viewFor(b.game, 0).sideboard.map(({ name }) => name)).toEqual(['Wrath of God'])
})

it('[CR 400.11] cards of the opponent and cards of other kinds are not offered', () => {
  const b = board({
    a: { hand: ['Cunning Wish'], mana: '{U}{U}{U}', outside: ['Wrath of God'] },
    b: { outside: ['Counterspell'] },
  })
  b.cast('Cunning Wish').resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.names('outside').toSorted()).toEqual(['Counterspell', 'Wrath of God'])
})
