import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Summon: Titan] mills five cards, returns all lands tapped, then gives another creature trample and +X/+X', () => {
  const b = board({
    a: { hand: ['Summon: Titan'], battlefield: ['5 Forest', 'Hill Giant'], library: ['Plains', 'Shock', '12 Memnite'] },
  })
  b.cast('Summon: Titan').resolve().resolve()
  expect(b.names('graveyard', 'A')).toHaveLength(5)
  b.to('main1', 5)
  expect(b.object('Plains').tapped).toBe(true)
  b.to('main1', 7)
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'trample')]).toEqual(['9/9', true])
})
