import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Questing Druid] grows for spells of the four other colors', () => {
  const b = board({ a: { hand: ['Shock', 'Giant Growth'], battlefield: ['Questing Druid', 'Mountain', 'Forest'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.counters('Questing Druid', '+1/+1')).toBe(1)
})
