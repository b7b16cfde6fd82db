import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wort, the Raidmother] gives conspire to red or green instants and sorceries', () => {
  const b = board({
    a: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Wort, the Raidmother', 'Hill Giant', 'Gray Ogre'] },
  })
  b.yes('additionalCost')
    .cast('Lightning Bolt', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(14)
})
