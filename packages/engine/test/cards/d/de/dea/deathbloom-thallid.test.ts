import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deathbloom Thallid] leaves a Saproling', () => {
  const b = board({ a: { battlefield: ['Deathbloom Thallid', '3 Swamp'], hand: ['Murder'] } })
  b.cast('Murder').resolveAll()
  expect(b.pt('Saproling Token')).toBe('1/1')
})
