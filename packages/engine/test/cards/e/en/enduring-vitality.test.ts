import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Enduring Vitality] lets your creatures tap for mana, and returns as an enchantment', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['Enduring Vitality', 'Grizzly Bears', 'Mountain'] },
  })
  b.cast('Shock', { targets: ['Enduring Vitality'] })
  b.cast('Shock', { targets: ['Enduring Vitality'] }).resolveAll()
  expect([b.in('battlefield', 'Enduring Vitality'), b.c('Enduring Vitality').types & 4]).toEqual([true, 0])
})
