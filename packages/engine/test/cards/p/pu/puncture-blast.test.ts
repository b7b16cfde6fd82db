import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Puncture Blast] deals its 3 damage as -1/-1 counters', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Puncture Blast'] }, b: { battlefield: ['Craw Wurm'] } })
  b.cast('Puncture Blast', { targets: ['Craw Wurm'] }).resolve()
  expect(b.pt('Craw Wurm')).toBe('3/1')
})
