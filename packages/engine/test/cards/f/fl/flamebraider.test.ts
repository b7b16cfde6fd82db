import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flamebraider] adds mana only for Elementals', () => {
  const b = board({ a: { hand: ['Hill Giant', 'Risen Reef'], battlefield: ['Flamebraider', 'Island'] } })
  expect([b.can('cast', 'Risen Reef'), b.can('cast', 'Hill Giant')]).toEqual([true, false])
})
