import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Valakut, the Molten Pinnacle] deals 3 damage for the sixth Mountain', () => {
  const b = board({ a: { battlefield: ['Valakut, the Molten Pinnacle', '5 Mountain'], hand: ['Mountain'] } })
  b.aim(['B']).yes().play('Mountain').resolve()
  expect(b.life('B')).toBe(17)
})
