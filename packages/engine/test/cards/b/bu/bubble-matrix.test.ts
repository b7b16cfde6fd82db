import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bubble Matrix] prevents all damage to creatures, and none to players', () => {
  const b = board({ a: { battlefield: ['Bubble Matrix', '2 Mountain', 'Gray Ogre'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect([b.object('Gray Ogre').damage, b.life('B')]).toEqual([0, 18])
})
