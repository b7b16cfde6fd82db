import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dracogenesis] casts Dragons for nothing', () => {
  const b = board({ a: { hand: ['Shivan Dragon', 'Grizzly Bears'], battlefield: ['Dracogenesis'] } })
  expect([b.can('cast', 'Shivan Dragon'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
})
