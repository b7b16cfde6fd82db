import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leatherhead, Swamp Stalker] gives up its hexproof counter to destroy an artifact of the player it hit', () => {
  const b = board({
    a: { battlefield: [{ card: 'Leatherhead, Swamp Stalker', counters: { hexproof: 1 } }, 'Sol Ring'] },
    b: { battlefield: ['Mind Stone'] },
  })
  b.yes('payOrNot').attack('Leatherhead, Swamp Stalker').damage()
  expect([b.names('battlefield', 'B'), b.in('battlefield', 'Sol Ring', 'A')]).toEqual([[], true])
  expect(b.has('Leatherhead, Swamp Stalker', 'hexproof')).toBe(false)
})

it('[Leatherhead, Swamp Stalker] does nothing without a counter to remove', () => {
  const b = board({ a: { battlefield: ['Leatherhead, Swamp Stalker'] }, b: { battlefield: ['Mind Stone'] } })
  b.yes('payOrNot').attack('Leatherhead, Swamp Stalker').damage()
  expect(b.names('battlefield', 'B')).toEqual(['Mind Stone'])
})
