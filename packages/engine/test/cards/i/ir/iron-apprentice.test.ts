import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iron Apprentice] passes on its counters of every kind as it dies', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Iron Apprentice', counters: { '+1/+1': 2, flying: 1 } }, 'Hill Giant', 'Mountain'],
      hand: ['Shock'],
    },
  })
  b.cast('Shock', { targets: ['Iron Apprentice'] })
    .resolve()
    .resolve()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'flying')]).toEqual(['5/5', true])
})

it('[Iron Apprentice] enters with a counter', () => {
  const b = board({ a: { hand: ['Iron Apprentice'], battlefield: ['Wastes'] } })
  expect(b.cast('Iron Apprentice').resolve().pt('Iron Apprentice')).toBe('1/1')
})
