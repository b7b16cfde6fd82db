import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Foul-Tongue Shriek] drains a life for each attacker', () => {
  const b = board({ a: { hand: ['Foul-Tongue Shriek'], battlefield: ['2 Grizzly Bears', 'Hill Giant', 'Swamp'] } })
  b.attack('Grizzly Bears', 'Grizzly Bears#2')
    .cast('Foul-Tongue Shriek', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})
