import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Troll Ascetic] has hexproof: its controller may target it, the opponent not', () => {
  const own = board({ a: { battlefield: ['Troll Ascetic', 'Forest'], hand: ['Giant Growth'] } })
  expect(own.can('cast', 'Giant Growth')).toBe(true)
  const other = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['Troll Ascetic'] } })
  expect(other.can('cast', 'Murder')).toBe(false)
})
