import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Harsh Mentor] punishes abilities that are not mana abilities', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Harsh Mentor'] },
    b: { battlefield: ['Prodigal Sorcerer', 'Island'] },
  })
  b.tapForMana('Island')
    .activate('Prodigal Sorcerer', { targets: ['A'] })
    .resolveAll()
  expect(b.life('B')).toBe(18)
})
