import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = (forests: number) =>
  board({
    a: { battlefield: [`${forests} Forest`], hand: ['Grizzly Bears'] },
    b: { battlefield: ['2 Island'], hand: ['Mana Leak'] },
  })

it('[Mana Leak] counters a spell whose controller cannot pay {3}', () => {
  const b = position(4)
  b.cast('Grizzly Bears')
    .turnTo('B')
    .cast('Mana Leak', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Mana Leak] lets the player tap lands to pay {3}', () => {
  const b = position(5)
  b.cast('Grizzly Bears').turnTo('B').cast('Mana Leak').resolve().resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Forest#5').tapped).toBe(true)
})

it('[Mana Leak] counters when the player declines', () => {
  const b = position(5)
  b.no('payOrNot').cast('Grizzly Bears').turnTo('B').cast('Mana Leak').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Forest#5').tapped).toBe(false)
})

it('[Mana Leak] can be paid by sacrificing Goblins to Skirk Prospector', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Skirk Prospector', '2 Goblin Piker'], hand: ['Raging Goblin'] },
    b: { battlefield: ['2 Island'], hand: ['Mana Leak'] },
  })
  b.cast('Raging Goblin').turnTo('B').cast('Mana Leak').resolve().resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Mountain', 'Raging Goblin'])
})
