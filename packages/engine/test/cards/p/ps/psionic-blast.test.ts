import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Psionic Blast] deals 4 damage, and 2 to you; [Searing Spear] deals 3', () => {
  const b = board({ a: { battlefield: ['3 Island', '2 Mountain'], hand: ['Psionic Blast', 'Searing Spear'] } })
  b.cast('Searing Spear', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  const blast = board({ a: { battlefield: ['3 Island'], hand: ['Psionic Blast'] } })
  blast.cast('Psionic Blast', { targets: ['B'] }).resolve()
  expect([blast.life('A'), blast.life('B')]).toEqual([18, 16])
})
