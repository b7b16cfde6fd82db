import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Honorable Scout] gains 2 life for each black or red creature of the opponent', () => {
  const b = board({
    a: { hand: ['Honorable Scout'], battlefield: ['Plains'] },
    b: { battlefield: ['Hill Giant', 'Scathe Zombies', 'Grizzly Bears'] },
  })
  b.cast('Honorable Scout').resolveAll()
  expect(b.life('A')).toBe(24)
})
