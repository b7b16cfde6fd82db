import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const flip = (wins: boolean) => {
  for (let seed = 0; ; seed++) {
    const b = board({ seed: `flip ${seed}`, a: { battlefield: ['Ral, Monsoon Mage'], hand: ['Shock'], mana: '{R}' } })
    b.cast('Shock', { targets: ['B'] })
      .yes()
      .resolve()
    if (b.in('battlefield', 'Ral, Leyline Prodigy') === wins) return b
  }
}

it('[Ral, Monsoon Mage] returns transformed after a flip you win, with loyalty for the spells of the turn', () => {
  const b = flip(true)
  expect(b.counters('Ral, Leyline Prodigy', 'loyalty')).toBe(3)
  b.resolveAll().aim(['B']).activate('Ral, Leyline Prodigy', { nth: 1 }).resolve()
  expect(b.life('B')).toBe(16)
})

it('[Ral, Monsoon Mage] deals 1 damage to you after a flip you lose', () => {
  expect(flip(false).life('A')).toBe(19)
})
