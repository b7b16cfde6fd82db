import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoes of Eternity] doubles triggers of colorless permanents, lands among them', () => {
  const b = board({ a: { battlefield: ['Echoes of Eternity', 'Amulet of Vigor'], hand: ['Temple of Malice'] } })
  b.play('Temple of Malice')
  expect(b.game.state.stack.length).toBe(4)
})
