import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 120.4d] Worship counts the life that lifelink gains at the same time', () => {
  const b = board({
    active: 1,
    a: { life: 2, battlefield: ['Worship', 'Child of Night'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.attack('Hill Giant', 'Gray Ogre').block('Child of Night>Gray Ogre').damage()
  // 3 lost and 2 gained: the life total does not go below 1, so Worship changes nothing.
  expect(b.life('A')).toBe(1)
})

it('[CR 120.4c] life gained at the same time as lost keeps nobody from losing the game with 0 life', () => {
  const b = board({
    active: 1,
    a: { life: 5, battlefield: ['Child of Night'] },
    b: { battlefield: ['Craw Wurm', 'Hill Giant', 'Gray Ogre'] },
  })
  b.attack('Craw Wurm', 'Gray Ogre').block('Child of Night>Gray Ogre').to('upkeep')
  expect([b.winner, b.life('A')]).toEqual([null, 1])
})
