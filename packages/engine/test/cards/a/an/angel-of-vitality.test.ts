import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Angel of Vitality] adds 1 to each gain of life, and grows at 25 life', () => {
  const b = board({ a: { battlefield: ['Angel of Vitality', 'Plains'], hand: ["Chaplain's Blessing"] } })
  expect(b.pt('Angel of Vitality')).toBe('2/2')
  b.cast("Chaplain's Blessing").resolve()
  expect([b.life('A'), b.pt('Angel of Vitality')]).toEqual([26, '4/4'])
})
