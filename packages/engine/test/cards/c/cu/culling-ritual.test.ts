import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Culling Ritual] adds mana for each permanent destroyed', () => {
  const b = board({
    a: { hand: ['Culling Ritual'], battlefield: ['2 Swamp', '2 Forest'] },
    b: { battlefield: ['Memnite', 'Sol Ring', 'Hill Giant'] },
  })
  b.cast('Culling Ritual').resolve()
  expect([b.names('battlefield', 'B'), b.game.state.players[0].pool.length]).toEqual([['Hill Giant'], 2])
})
