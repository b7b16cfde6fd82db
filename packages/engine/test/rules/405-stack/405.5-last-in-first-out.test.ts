import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 405.5, 405.2] last in, first out: a counterspell war', () => {
  const b = board({
    a: { battlefield: ['Mountain', '4 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
    b: { battlefield: ['4 Island'], hand: ['Counterspell', 'Counterspell'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
  b.turnTo('B').cast('Counterspell')
  b.turnTo('A').pick('target', 'Counterspell').cast('Counterspell')
  b.turnTo('B').pick('target', 'Counterspell#2').cast('Counterspell')
  b.resolve()
  expect(b.names('graveyard', 'A')).toEqual(['Counterspell'])
  b.resolveAll()
  expect(b.life('B')).toBe(20)
  expect(b.names('graveyard', 'A')).toEqual(['Counterspell', 'Lightning Bolt'])
})

it('[CR 405.5] the war won: the Bolt resolves', () => {
  const b = board({
    a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
  b.turnTo('B').cast('Counterspell')
  b.turnTo('A').pick('target', 'Counterspell').cast('Counterspell')
  b.resolveAll()
  expect(b.life('B')).toBe(17)
})
