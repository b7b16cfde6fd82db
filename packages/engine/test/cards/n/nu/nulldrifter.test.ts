import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nulldrifter] draws two cards when it is cast, also when countered', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Nulldrifter'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Nulldrifter', { method: 'alternative' }).resolve()
  b.turnTo('B').cast('Counterspell').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
  expect(b.in('graveyard', 'Nulldrifter', 'A')).toBe(true)
})

it('[Nulldrifter] flies and annihilates', () => {
  const b = board({ a: { battlefield: ['Nulldrifter'] }, b: { battlefield: ['Gray Ogre'] } })
  b.attack('Nulldrifter').resolveAll()
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  expect(b.has('Nulldrifter', 'flying')).toBe(true)
})
