import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hypersonic Dragon] lets you cast sorceries as though they had flash, and nothing else', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Hypersonic Dragon', '2 Mountain', '2 Forest'], hand: ['Pyroclasm', 'Grizzly Bears'] },
  })
  b.turnTo('A')
  expect([b.can('cast', 'Pyroclasm'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
})
