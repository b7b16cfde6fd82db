import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Roiling Vortex] deals 5 damage to who casts a spell without mana', () => {
  const b = board({ a: { hand: ['Ornithopter'] }, b: { battlefield: ['Roiling Vortex'] } })
  b.cast('Ornithopter').resolve()
  expect(b.life('A')).toBe(15)
})
