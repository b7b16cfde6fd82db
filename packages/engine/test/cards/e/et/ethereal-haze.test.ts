import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ethereal Haze] prevents the damage of creatures, not that of spells', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    b: { hand: ['Ethereal Haze'], battlefield: ['Plains'] },
  })
  b.pass().cast('Ethereal Haze').resolve()
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})
