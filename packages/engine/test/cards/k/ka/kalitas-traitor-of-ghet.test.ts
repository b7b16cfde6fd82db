import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kalitas, Traitor of Ghet] exiles a dying creature of an opponent and makes a Zombie', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Kalitas, Traitor of Ghet', 'Mountain'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Shock', { targets: ['Memnite'] }).resolveAll()
  expect([b.in('exile', 'Memnite', 'B'), b.count('battlefield', 'Zombie Token', 'A')]).toEqual([true, 1])
})
