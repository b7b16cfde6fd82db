import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Magebane Lizard] counts the noncreature spells of that player this turn', () => {
  const b = board({ a: { battlefield: ['Magebane Lizard', '2 Mountain'], hand: ['2 Shock', 'Memnite'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.life('A')).toBe(19)
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('A')).toBe(17)
})
