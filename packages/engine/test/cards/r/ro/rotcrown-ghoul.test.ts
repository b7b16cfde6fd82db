import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rotcrown Ghoul] mills five cards when it dies', () => {
  const b = board({ a: { battlefield: ['Rotcrown Ghoul', '3 Swamp'], hand: ['Murder'] } })
  b.aim([]).cast('Murder').aim(['B']).resolveAll()
  expect(b.count('graveyard', 'Wastes', 'B')).toBe(5)
})
