import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bearer of the Heavens] destroys all permanents at the end step after it died', () => {
  const b = board({
    a: { battlefield: ['Bearer of the Heavens', '3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['Forest'] },
  })
  b.cast('Murder').resolveAll()
  expect(b.in('battlefield', 'Forest', 'B')).toBe(true)
  b.to('end').resolveAll()
  expect(b.names('battlefield')).toEqual([])
})
