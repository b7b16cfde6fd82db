import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soulstone Sanctuary] stays a creature after the turn', () => {
  const b = board({ a: { battlefield: ['Soulstone Sanctuary', '4 Forest'] } })
  b.activate('Soulstone Sanctuary').resolve().to('upkeep')
  expect([b.pt('Soulstone Sanctuary'), b.has('Soulstone Sanctuary', 'vigilance')]).toEqual(['3/3', true])
})
