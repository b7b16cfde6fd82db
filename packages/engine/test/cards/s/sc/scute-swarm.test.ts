import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scute Swarm] makes an Insect, and with six lands a copy of itself', () => {
  const b = board({ a: { hand: ['Forest'], battlefield: ['Scute Swarm', '4 Forest'] } })
  b.play('Forest').resolve()
  expect([b.count('battlefield', 'Insect Token'), b.count('battlefield', 'Scute Swarm')]).toEqual([1, 1])
  const c = board({ a: { hand: ['Forest'], battlefield: ['Scute Swarm', '5 Forest'] } })
  c.play('Forest').resolve()
  expect([c.count('battlefield', 'Insect Token'), c.count('battlefield', 'Scute Swarm')]).toEqual([0, 2])
})
