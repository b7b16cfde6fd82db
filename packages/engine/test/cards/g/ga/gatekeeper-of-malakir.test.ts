import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gatekeeper of Malakir] makes a player sacrifice a creature only if it was kicked', () => {
  const b = board({
    a: { battlefield: ['5 Swamp'], hand: ['2 Gatekeeper of Malakir'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.no('kicker').cast('Gatekeeper of Malakir').resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  b.yes('kicker')
    .cast('Gatekeeper of Malakir', { targets: ['B'] })
    .resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
