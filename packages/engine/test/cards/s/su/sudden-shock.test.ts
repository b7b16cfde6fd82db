import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sudden Shock] leaves no time for a response', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Sudden Shock'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Sudden Shock', { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', 'Counterspell')).toBe(false)
})
