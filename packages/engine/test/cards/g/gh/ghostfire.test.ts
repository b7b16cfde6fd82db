import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ghostfire] is colorless and deals 3 damage', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Ghostfire'] }, b: { battlefield: ['Kor Firewalker'] } })
  expect(b.c('Ghostfire').colors).toBe(0)
  b.cast('Ghostfire', { targets: ['Kor Firewalker'] }).resolve()
  expect(b.in('graveyard', 'Kor Firewalker', 'B')).toBe(true)
})
