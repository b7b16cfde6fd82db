import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Misdirection] changes the target of a spell with a single target', () => {
  const b = board({
    active: 1,
    a: { hand: ['Misdirection', 'Divination'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Misdirection', { method: 'alternative' })
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([20, 17])
})

it('[CR 115.7a] Misdirection leaves a target where there is no other legal one', () => {
  const b = board({
    active: 1,
    a: { hand: ['Misdirection', 'Divination'], battlefield: ['Memnite'] },
    b: { hand: ['Terror'], battlefield: ['2 Swamp', 'Grizzly Bears'] },
  })
  b.cast('Terror', { targets: ['Grizzly Bears'] })
    .turnTo('A')
    .cast('Misdirection', { method: 'alternative' })
    .resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})
