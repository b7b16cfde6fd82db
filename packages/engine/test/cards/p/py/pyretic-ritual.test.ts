import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyretic Ritual] adds {R}{R}{R}', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Pyretic Ritual'] } })
  b.cast('Pyretic Ritual').resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}')
})
