import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Timely Reinforcements] helps the player who is behind', () => {
  const b = board({
    a: { life: 10, hand: ['Timely Reinforcements'], battlefield: ['3 Plains'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Timely Reinforcements').resolve()
  expect([b.life('A'), b.count('battlefield', 'Soldier Token', 'A')]).toEqual([16, 3])
})
