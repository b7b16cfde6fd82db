import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Griffin Aerie] adds up the life gained in a turn', () => {
  const b = board({ a: { battlefield: ['Griffin Aerie', '10 Plains'], hand: ['Angel of Mercy'] } })
  b.to('end').resolveAll()
  expect(b.count('battlefield', 'Griffin Token', 'A')).toBe(0)
  b.to('main1', b.game.state.turn.number + 2)
    .cast('Angel of Mercy')
    .resolveAll()
    .to('end')
    .resolveAll()
  expect(b.count('battlefield', 'Griffin Token', 'A')).toBe(1)
})
