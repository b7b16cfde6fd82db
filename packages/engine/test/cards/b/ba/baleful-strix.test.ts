import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Baleful Strix] draws a card when it enters and is an artifact', () => {
  const b = board({ a: { battlefield: ['Island', 'Swamp', '2 Plains'], hand: ['Baleful Strix', 'Disenchant'] } })
  b.cast('Baleful Strix').resolve().resolve()
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
  b.cast('Disenchant').resolve()
  expect(b.in('graveyard', 'Baleful Strix', 'A')).toBe(true)
})

it('[Baleful Strix] flies, has deathtouch, and draws one card on entering only', () => {
  const b = board({ a: { battlefield: ['Baleful Strix', '2 Plains'], hand: ['Disenchant'] } })
  expect(b.has('Baleful Strix', 'flying') && b.has('Baleful Strix', 'deathtouch')).toBe(true)
  b.cast('Disenchant').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})
