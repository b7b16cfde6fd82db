import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Foul-Tongue Shriek] drains 1 life for each attacker', () => {
  const b = board({ a: { hand: ['Foul-Tongue Shriek'], battlefield: ['Swamp', '3 Raging Goblin'] } })
  b.attack('Raging Goblin', 'Raging Goblin#2')
    .turnTo('A')
    .cast('Foul-Tongue Shriek', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})
