import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[True Believer] keeps its controller from being a target', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['True Believer'] } })
  expect(() => b.cast('Lightning Bolt', { targets: ['B'] })).toThrow()
})

it("[True Believer] keeps off its controller's own spells too: only the opponent is left to draw", () => {
  const b = board({ a: { battlefield: ['Island', 'True Believer'], hand: ['Ancestral Recall'] } })
  b.cast('Ancestral Recall').resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.names('hand', 'B')).toHaveLength(3)
})

it('[True Believer] may itself be the target', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['True Believer'] } })
  b.cast('Shock', { targets: ['True Believer'] }).resolve()
  expect(b.in('graveyard', 'True Believer', 'B')).toBe(true)
})

it('[True Believer] does not keep off Price of Progress, which has no target', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Price of Progress'] },
    b: { battlefield: ['True Believer', 'Wasteland'] },
  })
  b.cast('Price of Progress').resolve()
  expect(b.life('B')).toBe(18)
})
