import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Akroma, Angel of Fury] is turned up for {3}{R}{R}{R}, with protection from white and from blue', () => {
  const b = board({
    a: {
      battlefield: ['Akroma, Angel of Fury', 'Mountain', 'Plains', 'Island', 'Swamp', '2 Swamp'],
      hand: ['Swords to Plowshares', 'Unsummon', 'Murder'],
    },
  })
  expect(b.can('cast', 'Swords to Plowshares') || b.can('cast', 'Unsummon')).toBe(false)
  expect(b.can('cast', 'Murder')).toBe(true)
  expect(['flying', 'trample', 'morph'].every((word) => b.has('Akroma, Angel of Fury', word))).toBe(true)
  b.activate('Akroma, Angel of Fury').resolve()
  expect(b.pt('Akroma, Angel of Fury')).toBe('7/6')
})

it('[Akroma, Angel of Fury] cannot be countered', () => {
  const b = board({
    a: { battlefield: ['8 Mountain'], hand: ['Akroma, Angel of Fury'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Akroma, Angel of Fury').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('battlefield', 'Akroma, Angel of Fury', 'A')).toBe(true)
})
