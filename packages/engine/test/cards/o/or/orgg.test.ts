import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Orgg] does not attack past an untapped creature with power 3, nor block one', () => {
  const attacks = (card: string, tapped: boolean) => {
    const b = board({ a: { battlefield: ['Orgg'] }, b: { battlefield: [{ card, tapped }] } }).to('declareAttackers')
    return b.decision.shape === 'attack'
  }
  expect([attacks('Hill Giant', false), attacks('Hill Giant', true), attacks('Grizzly Bears', false)]).toEqual([
    false,
    true,
    true,
  ])
})
