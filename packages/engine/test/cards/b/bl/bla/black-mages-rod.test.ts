import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Black Mage's Rod] gives its Hero damage for noncreature spells and makes it a Wizard", () => {
  const b = board({ a: { hand: ["Black Mage's Rod", 'Shock'], battlefield: ['2 Swamp', 'Mountain'] }, b: {} })
  b.cast("Black Mage's Rod").resolve().resolve()
  expect(b.pt('Hero Token')).toBe('2/1')
  expect(b.c('Hero Token').subtypes).toContain('Wizard')
  b.cast('Shock', { targets: ['Hero Token'] }).resolve()
  expect(b.life('B')).toBe(19)
})
