import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyrogoyf] deals its power in damage when it enters', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Pyrogoyf'], graveyard: ['Memnite', 'Shock', 'Forest'] } })
  b.cast('Pyrogoyf', { targets: ['B'] }).resolveAll()
  expect([b.pt('Pyrogoyf'), b.life('B')]).toEqual(['4/5', 16])
})
