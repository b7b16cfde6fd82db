import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Currency Converter] turns an exiled land card into a Treasure', () => {
  const b = board({ a: { battlefield: ['Currency Converter', 'Wild Mongrel'], hand: ['Forest'] } })
  b.yes().activate('Wild Mongrel').resolveAll()
  expect(b.in('exile', 'Forest')).toBe(true)
  b.activate('Currency Converter', { nth: 1 }).resolve()
  expect([b.in('graveyard', 'Forest', 'A'), b.in('battlefield', 'Treasure Token', 'A')]).toEqual([true, true])
})
