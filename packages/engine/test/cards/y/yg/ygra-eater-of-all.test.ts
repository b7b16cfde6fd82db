import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ygra, Eater of All] makes Food of other creatures and grows as they die', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Ygra, Eater of All', 'Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  expect(b.c('Grizzly Bears').subtypes).toContain('Food')
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Ygra, Eater of All')).toBe('8/8')
})
