import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Riveteers Overlook] finds a Swamp, Mountain or Forest', () => {
  const b = board({ a: { hand: ['Riveteers Overlook'], library: ['Swamp', 'Island'] } })
  b.pick('chooseFound', 'Swamp').play('Riveteers Overlook').resolveAll()
  expect(b.in('battlefield', 'Swamp', 'A')).toBe(true)
})
