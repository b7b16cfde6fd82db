import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hostile Investigator] makes an opponent discard, and investigates once each turn for discards', () => {
  const b = board({
    a: { hand: ['Hostile Investigator', 'Faithless Looting', 'Shock', 'Opt'], battlefield: ['4 Swamp', 'Mountain'] },
    b: { hand: ['Island'] },
  })
  b.cast('Hostile Investigator').resolveAll()
  expect([b.names('graveyard', 'B'), b.count('battlefield', 'Clue Token', 'A')]).toEqual([['Island'], 1])
  b.cast('Faithless Looting').resolveAll()
  expect(b.count('battlefield', 'Clue Token', 'A')).toBe(1)
})
