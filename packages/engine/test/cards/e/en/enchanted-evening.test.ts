import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Enchanted Evening] makes all permanents enchantments', () => {
  const b = board({
    a: { battlefield: ['Enchanted Evening', '2 Plains'], hand: ['Disenchant'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Disenchant', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
