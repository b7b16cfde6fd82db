import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invasion of Ikoria] Zilortha lets non-Humans deal their damage to the player', () => {
  const b = board({
    a: { battlefield: [{ card: 'Invasion of Ikoria', face: 1 }, 'Hill Giant', 'Elite Vanguard'] },
    b: { battlefield: ['Wall of Stone', 'Wall of Air'] },
  })
  b.attack('Hill Giant', 'Elite Vanguard').block('Wall of Stone>Hill Giant', 'Wall of Air>Elite Vanguard')
  b.reply('yesNo', [0]).damage()
  expect(b.life('B')).toBe(17)
})
