import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Talon Gates of Madara] can be put onto the battlefield from the hand, and phases a creature out', () => {
  const b = board({
    a: { battlefield: ['4 Wastes'], hand: ['Talon Gates of Madara'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.aim(['Hill Giant']).activate('Talon Gates of Madara', { zone: 'hand' }).resolve().resolve()
  expect(b.in('battlefield', 'Talon Gates of Madara', 'A')).toBe(true)
  expect(b.game.state.phasedOut.length).toBe(1)
})
