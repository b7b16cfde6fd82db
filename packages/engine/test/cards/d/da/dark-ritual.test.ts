import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dark Ritual] adds {B}{B}{B}', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual'] } })
  b.cast('Dark Ritual').resolve()
  expect(b.pool('A')).toBe('{B}{B}{B}')
})

it('[Dark Ritual] is a spell: the mana comes as it resolves, and it can be countered', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Dark Ritual'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Dark Ritual')
  expect(b.pool('A')).toBe('')
  b.turnTo('B').cast('Counterspell').resolveAll()
  expect(b.pool('A')).toBe('')
})

it('[Dark Ritual] gives mana that is gone after the phase', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual'] } })
  b.cast('Dark Ritual').resolve().to('beginCombat')
  expect(b.pool('A')).toBe('')
})

it('[Dark Ritual] pays for Murder', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Dark Ritual', 'Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Dark Ritual').resolve().cast('Murder').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
