import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lutri, the Spellchaser] copies a spell you control if it was cast', () => {
  const b = board({ a: { hand: ['Lutri, the Spellchaser', 'Shock'], mana: '{R}{R}{R}{R}' } })
  b.cast('Shock', { targets: ['B'] })
    .cast('Lutri, the Spellchaser')
    .resolve()
  b.resolveAll()
  expect(b.life('B')).toBe(16)
})
