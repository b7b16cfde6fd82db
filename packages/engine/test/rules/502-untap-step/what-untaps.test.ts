import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 502.3] under Winter Orb the active player chooses the one land that untaps', () => {
  const lands = [
    { card: 'Forest', tapped: true },
    { card: 'Island', tapped: true },
  ]
  const b = board({ a: { battlefield: ['Winter Orb'] }, b: { battlefield: lands } })
  b.pick('choose', 'Forest').to('main1', 4)
  expect(b.asked[0]?.player).toBe(1)
  expect([b.object('Forest').tapped, b.object('Island').tapped]).toEqual([false, true])
})
