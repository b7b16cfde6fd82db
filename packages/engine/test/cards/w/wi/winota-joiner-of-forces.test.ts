import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Winota, Joiner of Forces] lets a Human join the attack', () => {
  const b = board({
    a: {
      battlefield: ['Winota, Joiner of Forces', 'Grizzly Bears'],
      library: ['Hill Giant', 'Thalia, Guardian of Thraben', '6 Forest'],
    },
  })
  b.pick('choose', 'Thalia, Guardian of Thraben').attack('Grizzly Bears').resolveAll()
  expect(b.has('Thalia, Guardian of Thraben', 'indestructible')).toBe(true)
  b.damage()
  expect(b.life('B')).toBe(16)
})
