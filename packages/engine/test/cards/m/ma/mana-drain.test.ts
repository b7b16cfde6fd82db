import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mana Drain] adds the mana value at the next main phase, the second one of this turn included', () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ['Mana Drain'] },
    b: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
    active: 1,
  })
  b.cast('Hill Giant').pass().cast('Mana Drain').resolve()
  b.to('main1', 4).resolveAll()
  expect(b.pool('A')).toBe('{C}{C}{C}{C}')
})

it('[Mana Drain] comes in the second main phase if it is cast in the first one of yours', () => {
  const b = board({ a: { battlefield: ['2 Island', 'Mountain'], hand: ['Mana Drain', 'Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .cast('Mana Drain', { targets: ['Shock'] })
    .resolve()
  b.to('main2').resolveAll()
  expect(b.pool('A')).toBe('{C}')
})
