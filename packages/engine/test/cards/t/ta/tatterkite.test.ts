import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 614.17] [Tatterkite] returns without a counter when undying brings it back', () => {
  const b = board({
    a: { battlefield: ['Tatterkite', 'Mikaeus, the Unhallowed'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.pass()
    .cast('Shock', { targets: ['Tatterkite'] })
    .resolveAll()
  expect([b.in('battlefield', 'Tatterkite'), b.counters('Tatterkite', '+1/+1')]).toEqual([true, 0])
})
