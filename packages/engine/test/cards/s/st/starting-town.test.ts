import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Starting Town] enters untapped in the first three turns of its controller', () => {
  const enters = (turnsTaken: number) => {
    const b = board({ a: { hand: ['Starting Town'] } })
    b.game.state.players[0] = { ...b.game.state.players[0], turnsTaken }
    b.game.nextEpoch()
    return b.play('Starting Town').object('Starting Town').tapped
  }
  expect([enters(3), enters(4)]).toEqual([false, true])
})
