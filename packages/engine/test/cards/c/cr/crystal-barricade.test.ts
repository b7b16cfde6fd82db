import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crystal Barricade] prevents noncombat damage to other creatures', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Crystal Barricade', 'Memnite'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Shock', { targets: ['Memnite'] }).resolveAll()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
})
