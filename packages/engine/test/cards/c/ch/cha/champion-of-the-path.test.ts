import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champion of the Path] makes each other Elemental deal its power as it enters', () => {
  const b = board({ a: { hand: ['Fire Elemental'], battlefield: ['Champion of the Path', '5 Mountain'] } })
  b.cast('Fire Elemental').resolve().resolve()
  expect(b.life('B')).toBe(15)
})
