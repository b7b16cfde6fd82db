import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dwarven Mine] creates a Dwarf if it enters untapped', () => {
  const b = board({ a: { hand: ['Dwarven Mine'], battlefield: ['3 Mountain'] } })
  b.play('Dwarven Mine').resolve()
  expect(b.pt('Dwarf Token')).toBe('1/1')
})
