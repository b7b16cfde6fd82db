import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Moonblade Shinobi] makes a flying Illusion when it deals combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Moonblade Shinobi'] } })
  b.attack('Moonblade Shinobi').damage()
  expect([b.pt('Illusion Token'), b.has('Illusion Token', 'flying'), b.has('Moonblade Shinobi', 'ninjutsu')]).toEqual([
    '1/1',
    true,
    true,
  ])
})
