import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Juggernaut] must attack, and Walls do not block it', () => {
  const b = board({ a: { battlefield: ['Juggernaut'] }, b: { battlefield: ['Wall of Stone', 'Hill Giant'] } })
  b.to('declareAttackers')
  expect(() => b.attack()).toThrow()
  b.attack('Juggernaut').to('declareBlockers')
  expect(() => b.block('Wall of Stone>Juggernaut')).toThrow()
  b.block('Hill Giant>Juggernaut')
})
