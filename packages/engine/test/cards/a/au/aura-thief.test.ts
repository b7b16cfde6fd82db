import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aura Thief] gives its controller all enchantments when it dies', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Aura Thief', 'Mountain'] },
    b: { battlefield: ['Propaganda', 'Grizzly Bears', { card: 'Pacifism', attachedTo: 'Aura Thief' }] },
  })
  b.cast('Shock', { targets: ['Aura Thief'] }).resolveAll()
  expect([b.in('battlefield', 'Propaganda', 'A'), b.in('battlefield', 'Grizzly Bears', 'B')]).toEqual([true, true])
})
