import { expect, it } from 'vitest'
import { isCreature } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Enduring Tenacity] comes back as an enchantment, and still drains', () => {
  const b = board({
    a: { hand: ['Murder', 'Healing Salve', 'Disenchant'], battlefield: ['Enduring Tenacity', '3 Swamp', '3 Plains'] },
  })
  b.cast('Murder', { targets: ['Enduring Tenacity'] }).resolveAll()
  expect([b.in('battlefield', 'Enduring Tenacity'), isCreature(b.c('Enduring Tenacity'))]).toEqual([true, false])
  b.cast('Healing Salve', { targets: ['A'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
  b.cast('Disenchant', { targets: ['Enduring Tenacity'] }).resolveAll()
  expect(b.in('graveyard', 'Enduring Tenacity')).toBe(true)
})
