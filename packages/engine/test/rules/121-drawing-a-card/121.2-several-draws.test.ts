import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 121.2] several cards are drawn one after the other', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'] } })
  const seen = watch(b)
  b.cast('Divination').resolve()
  expect(seen.count('drawn', 'A')).toBe(2)
})

it('[CR 121.2c] the active player draws first', () => {
  const b = board({ active: 1, b: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune'] } })
  const seen = watch(b)
  b.cast('Wheel of Fortune').resolve()
  const players = seen.events.filter(({ kind }) => kind === 'drawn').map(({ player }) => player)
  expect(players).toEqual([...Array(7).fill(1), ...Array(7).fill(0)])
})

it('[CR 121.5] a card put into the hand is not drawn', () => {
  const b = board({ a: { battlefield: ['2 Mountain', '2 Island'], hand: ['Fact or Fiction'] } })
  const seen = watch(b)
  b.cast('Fact or Fiction').resolve()
  expect(seen.count('drawn', 'A')).toBe(0)
})
