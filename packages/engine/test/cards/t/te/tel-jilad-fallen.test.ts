import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tel-Jilad Fallen] has infect and protection from artifacts', () => {
  const b = board({ a: { battlefield: ['Tel-Jilad Fallen'] }, b: { battlefield: ['Memnite'] } })
  b.attack('Tel-Jilad Fallen')
  expect(() => b.block('Memnite>Tel-Jilad Fallen')).toThrow()
  b.damage()
  expect([b.life('B'), b.game.state.players[1].counters?.['poison']]).toEqual([20, 3])
})
