import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mesmeric Fiend] returns the card when it leaves', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Mountain'], hand: ['Mesmeric Fiend', 'Shock'] },
    b: { hand: ['Memnite', 'Forest'] },
  })
  b.cast('Mesmeric Fiend').resolveAll()
  expect(b.in('exile', 'Memnite')).toBe(true)
  b.cast('Shock', { targets: ['Mesmeric Fiend'] }).resolveAll()
  expect(b.in('hand', 'Memnite', 'B')).toBe(true)
})
