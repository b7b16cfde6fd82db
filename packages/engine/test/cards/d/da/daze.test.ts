import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const leak = (forests: number) =>
  board({
    a: { battlefield: [`${forests} Forest`], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Island', 'Swamp'], hand: ['Daze'] },
  })

it('[Daze] counters a spell whose controller cannot pay {1}', () => {
  const b = leak(2)
  b.cast('Grizzly Bears')
    .turnTo('B')
    .cast('Daze', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Daze] may be cast by returning an Island you control', () => {
  const b = leak(2)
  b.cast('Grizzly Bears').turnTo('B').cast('Daze', { method: 'alternative' })
  expect(b.names('hand', 'B')).toEqual(['Island'])
  expect(b.object('Swamp').tapped).toBe(false)
  b.resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Daze] lets the player tap a land to pay', () => {
  const b = leak(3)
  b.cast('Grizzly Bears').turnTo('B').cast('Daze').resolve().resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Forest#3').tapped).toBe(true)
})

it('[Daze] counters when the player does not want to pay', () => {
  const b = leak(3)
  b.no('payOrNot').cast('Grizzly Bears').turnTo('B').cast('Daze').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Daze] returns a tapped Island, and nothing that is no Island', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: {
      battlefield: [{ card: 'Underground Sea', tapped: true }, 'Swamp', { card: 'Island', tapped: true }],
      hand: ['Daze'],
    },
  })
  const seen = offers(b, 'costObjects', 'Underground Sea')
  b.cast('Grizzly Bears').turnTo('B').cast('Daze', { method: 'alternative' })
  expect(seen).toEqual(['Underground Sea', 'Island'])
})
