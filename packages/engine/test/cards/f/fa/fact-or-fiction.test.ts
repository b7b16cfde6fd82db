import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

const library = ['Forest', 'Mountain', 'Plains', 'Island', 'Swamp', 'Shock']

const position = { a: { battlefield: ['4 Island'], hand: ['Fact or Fiction'], library } }

it('[Fact or Fiction] has an opponent separate the top five; you take one pile, the other goes to the graveyard', () => {
  const b = board(position)
  b.reply('piles', [0, 1], 'B').reply('choosePile', [1], 'A').cast('Fact or Fiction').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Island', 'Plains', 'Swamp'])
  expect(b.names('graveyard', 'A').sort()).toEqual(['Fact or Fiction', 'Forest', 'Mountain'])
  expect(b.names('library', 'A')).toEqual(['Shock'])
})

it('[Fact or Fiction] gives the other pile when you choose that', () => {
  const b = board(position)
  b.reply('piles', [0, 1], 'B').reply('choosePile', [0], 'A').cast('Fact or Fiction').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Forest', 'Mountain'])
})

it('[Fact or Fiction] allows an empty pile', () => {
  const b = board(position)
  b.reply('piles', [], 'B').reply('choosePile', [1], 'A').cast('Fact or Fiction').resolve()
  expect(b.names('hand', 'A')).toHaveLength(5)
})

it('[Fact or Fiction] reveals the cards to both players', () => {
  const b = board(position)
  const seen = watch(b)
  b.cast('Fact or Fiction').resolve()
  expect(seen.events.find((event) => event.kind === 'revealed')).toMatchObject({ amount: 5, visibleTo: 3 })
})

it('[Fact or Fiction] does not draw: a short library loses no game', () => {
  const b = board({ a: { ...position.a, library: ['Forest', 'Mountain'] } })
  const seen = watch(b)
  b.reply('piles', [0], 'B').reply('choosePile', [0], 'A').cast('Fact or Fiction').resolve()
  expect(seen.count('drawn')).toBe(0)
  expect(b.winner).toBe(null)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('Fact or Fiction: the opponent makes the piles, you choose', () => {
  const b = board({
    a: {
      battlefield: ['4 Island'],
      hand: ['Fact or Fiction'],
      library: ['Forest', 'Island', 'Swamp', 'Plains', 'Mountain', 'Wastes'],
    },
  })
  b.reply('piles', [0, 1], 'B').reply('choosePile', [1], 'A')
  b.cast('Fact or Fiction').resolve()
  expect(b.names('hand', 'A')).toEqual(['Swamp', 'Plains', 'Mountain'])
  expect(b.names('graveyard', 'A')).toEqual(['Forest', 'Island', 'Fact or Fiction'])
})
