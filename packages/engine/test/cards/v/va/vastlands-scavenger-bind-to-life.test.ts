import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vastlands Scavenger // Bind to Life] enters prepared', () => {
  const b = board({ a: { hand: ['Vastlands Scavenger'], battlefield: ['3 Forest'] } })
  b.cast('Vastlands Scavenger').resolve()
  expect([b.in('battlefield', 'Vastlands Scavenger'), b.has('Vastlands Scavenger', 'deathtouch')]).toEqual([true, true])
})
