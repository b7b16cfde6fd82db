import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elephant Grass] keeps black creatures out and taxes the others', () => {
  const b = board({
    a: { battlefield: ['Scathe Zombies', 'Grizzly Bears', '2 Forest'] },
    b: { battlefield: ['Elephant Grass'] },
  })
  b.to('declareAttackers')
  expect(() => b.attack('Scathe Zombies')).toThrow()
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
  expect(b.object('Forest').tapped).toBe(true)
})
