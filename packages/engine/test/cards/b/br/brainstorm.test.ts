import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { inOrder, offers, watch } from '../../../support/watch.ts'

const library = ['Forest', 'Mountain', 'Plains', 'Island']

it('[Brainstorm] draws three cards, then puts two from hand on top in any order', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Brainstorm', 'Shock'], library } })
  b.pick('choose', 'Shock', 'Mountain').reply('orderCards', inOrder('Shock', 'Mountain')).cast('Brainstorm').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Forest', 'Plains'])
  expect(b.names('library', 'A')).toEqual(['Shock', 'Mountain', 'Island'])
})

it('[Brainstorm] may put back cards that were in hand before', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Brainstorm', 'Shock', 'Murder'], library } })
  const seen = offers(b, 'choose', 'Shock', 'Murder')
  b.cast('Brainstorm').resolve()
  expect([...seen].sort()).toEqual(['Forest', 'Mountain', 'Murder', 'Plains', 'Shock'])
})

it('[Brainstorm] reveals nothing to the opponent', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Brainstorm'], library } })
  const seen = watch(b)
  b.cast('Brainstorm').resolve()
  expect(seen.count('revealed')).toBe(0)
})

it('[Brainstorm] loses the game with fewer than three cards in the library', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Brainstorm'], library: ['Forest', 'Mountain'] } })
  b.cast('Brainstorm').resolve()
  expect(b.winner).toBe('B')
})

it('[Brainstorm] puts back two cards of its controller, who chooses them', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Brainstorm'], library }, b: { hand: ['Murder'] } })
  b.reply('choose', () => [b.id('Forest'), b.id('Mountain')], 'A')
    .cast('Brainstorm')
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Plains'])
  expect(b.asked).toHaveLength(1)
  const three = board({ a: { battlefield: ['Island'], hand: ['Brainstorm', 'Shock'], library } })
  three.pick('choose', 'Forest', 'Mountain', 'Plains').cast('Brainstorm')
  expect(() => three.resolve()).toThrow()
})
