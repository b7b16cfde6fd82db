import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 700.8, 700.8a] a party has at most one creature for each of four roles', () => {
  const b = board({
    a: {
      battlefield: ['2 Prodigal Sorcerer', '4 Plains'],
      hand: ['Squad Commander'],
    },
  })
  b.cast('Squad Commander').resolveAll()
  // One Wizard, and the Commander itself as the Warrior.
  expect(b.count('battlefield', 'Kor Warrior Token', 'A')).toBe(2)
})
