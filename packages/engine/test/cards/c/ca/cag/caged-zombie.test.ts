import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Caged Zombie] costs opponents 2 life once a creature died this turn', () => {
  const b = board({ a: { battlefield: ['Caged Zombie', '2 Swamp', 'Memnite', 'Mountain'], hand: ['Shock'] } })
  expect(b.can('activate', 'Caged Zombie')).toBe(false)
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .activate('Caged Zombie')
    .resolve()
  expect(b.life('B')).toBe(18)
})
