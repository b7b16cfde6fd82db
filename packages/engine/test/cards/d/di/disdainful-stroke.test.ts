import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Disdainful Stroke] counters spells with mana value 4 or greater only', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Hill Giant', 'Memnite'] },
    b: { battlefield: ['2 Island'], hand: ['Disdainful Stroke'] },
  })
  b.cast('Memnite').turnTo('B')
  expect(b.can('cast', 'Disdainful Stroke')).toBe(false)
  b.resolve().cast('Hill Giant').turnTo('B').cast('Disdainful Stroke').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})
