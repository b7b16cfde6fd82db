import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sphere of Grace] prevents 2 of the damage of each black source', () => {
  const b = board({
    a: { battlefield: ['Sphere of Grace'] },
    b: { battlefield: ['Bog Imp', 'Sengir Vampire', 'Grizzly Bears'] },
    active: 1,
  })
  b.attack('Bog Imp', 'Sengir Vampire', 'Grizzly Bears').damage()
  expect(b.life('A')).toBe(16)
})
