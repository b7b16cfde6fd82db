import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cast Through Time] gives your instants and sorceries rebound', () => {
  const b = board({ a: { battlefield: ['Cast Through Time', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.in('exile', 'Shock', 'A')).toBe(true)
  b.aim(['B']).yes().to('upkeep', 5)
  expect(b.life('B')).toBe(16)
})
