import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sphere of Law] prevents 2 of the damage of a red source', () => {
  const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, b: { battlefield: ['Sphere of Law'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})
