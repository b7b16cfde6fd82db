import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Enduring Curiosity] returns as an enchantment that is no creature, and stays in the graveyard the next time', () => {
  const b = board({
    a: { hand: ['Murder', 'Disenchant'], battlefield: ['Enduring Curiosity', '3 Swamp', '2 Plains', 'Soul Warden'] },
  })
  b.cast('Murder', { targets: ['Enduring Curiosity'] }).resolveAll()
  expect([b.c('Enduring Curiosity').types & 4, b.in('battlefield', 'Enduring Curiosity'), b.life('A')]).toEqual([
    0,
    true,
    20,
  ])
  b.cast('Disenchant', { targets: ['Enduring Curiosity'] }).resolveAll()
  expect(b.in('graveyard', 'Enduring Curiosity')).toBe(true)
})
