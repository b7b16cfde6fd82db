import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Primeval Bounty] rewards creatures, other spells and lands', () => {
  const b = board({ a: { battlefield: ['Primeval Bounty', 'Mountain'], hand: ['Memnite', 'Shock', 'Forest'] } })
  b.cast('Memnite').resolveAll()
  expect(b.pt('Beast Token')).toBe('3/3')
  b.cast('Shock', { targets: ['B', 'Beast Token'] }).resolveAll()
  expect(b.pt('Beast Token')).toBe('6/6')
  b.play('Forest').resolveAll()
  expect(b.life('A')).toBe(23)
})
