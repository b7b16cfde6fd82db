import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Words of Wilding] replaces the next draw with a Bear', () => {
  const b = board({ a: { battlefield: ['Words of Wilding', '3 Wastes', 'Island'], hand: ['Opt'] } })
  b.activate('Words of Wilding').resolve().cast('Opt').resolve()
  expect(b.pt('Bear Token')).toBe('2/2')
})
