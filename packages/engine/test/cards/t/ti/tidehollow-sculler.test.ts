import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tidehollow Sculler] takes a card until it leaves', () => {
  const b = board({
    a: { hand: ['Tidehollow Sculler', 'Shock'], battlefield: ['2 Scrubland', 'Mountain'] },
    b: { hand: ['Memnite'] },
  })
  b.cast('Tidehollow Sculler').resolveAll()
  expect(b.in('exile', 'Memnite', 'B')).toBe(true)
  b.cast('Shock', { targets: ['Tidehollow Sculler'] }).resolveAll()
  expect(b.in('hand', 'Memnite', 'B')).toBe(true)
})
