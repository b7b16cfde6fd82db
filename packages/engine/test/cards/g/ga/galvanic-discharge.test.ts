import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Galvanic Discharge] deals as much damage as energy is paid', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Galvanic Discharge'] },
    b: { battlefield: ['Colossal Dreadmaw'] },
  })
  b.yes('payOrNot').reply('x', 2).cast('Galvanic Discharge').resolve()
  expect([b.object('Colossal Dreadmaw').damage, b.game.state.players[0].counters['energy']]).toEqual([2, 1])
})
