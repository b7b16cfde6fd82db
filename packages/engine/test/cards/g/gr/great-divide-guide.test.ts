import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Great Divide Guide] lets your lands and Allies tap for any color', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Great Divide Guide', 'Forest', 'Grizzly Bears'] } })
  expect(b.c('Grizzly Bears').abilities).toHaveLength(0)
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
