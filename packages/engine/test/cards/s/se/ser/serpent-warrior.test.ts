import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serpent Warrior] costs 3 life as it enters', () => {
  const b = board({ a: { hand: ['Serpent Warrior'], battlefield: ['3 Swamp'] } })
  b.cast('Serpent Warrior').resolveAll()
  expect(b.life('A')).toBe(17)
})
