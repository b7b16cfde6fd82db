import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faceless Butcher] exiles another creature until it has left the battlefield', () => {
  const b = board({
    a: { hand: ['Faceless Butcher', 'Murder'], battlefield: ['7 Swamp'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Faceless Butcher').resolveAll()
  expect(b.in('exile', 'Serra Angel')).toBe(true)
  b.cast('Murder', { targets: ['Faceless Butcher'] }).resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'B')).toBe(true)
})
