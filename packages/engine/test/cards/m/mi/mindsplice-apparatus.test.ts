import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mindsplice Apparatus] makes instants and sorceries cost {1} less for each oil counter', () => {
  const b = board({
    a: { battlefield: [{ card: 'Mindsplice Apparatus', counters: { oil: 2 } }, 'Mountain'], hand: ['Stone Rain'] },
    b: { battlefield: ['Forest'] },
  })
  expect(b.can('cast', 'Stone Rain')).toBe(true)
})
