import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Codespell Cleric] counts the spells that were cast before it', () => {
  const b = board({ a: { hand: ['Codespell Cleric', 'Shock'], battlefield: ['Plains', 'Mountain', 'Grizzly Bears'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Codespell Cleric')
    .resolve()
  b.aim(['Grizzly Bears']).resolveAll()
  expect(b.counters('Grizzly Bears', '+1/+1')).toBe(1)
})
