import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shuri, Wakandan Inventor] makes one artifact a copy of another for the turn', () => {
  const b = board({ a: { battlefield: ['Shuri, Wakandan Inventor', 'Island', 'Memnite', 'Mox Amber'] } })
  b.activate('Shuri, Wakandan Inventor', { targets: ['Memnite', 'Mox Amber'] }).resolve()
  expect(b.count('battlefield', 'Mox Amber', 'A')).toBe(2)
  b.to('upkeep')
  expect(b.count('battlefield', 'Memnite', 'A')).toBe(1)
})
