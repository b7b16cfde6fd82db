import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Strionic Resonator] copies a triggered ability', () => {
  const b = board({ a: { hand: ['Serpent Warrior'], battlefield: ['Strionic Resonator', '5 Swamp'] } })
  b.cast('Serpent Warrior').resolve().activate('Strionic Resonator').resolveAll()
  expect(b.life('A')).toBe(14)
})
