import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sapling Nursery] makes Treefolk and Forests indestructible', () => {
  const b = board({ a: { battlefield: ['Sapling Nursery', '2 Forest', 'Swamp'] } })
  b.activate('Sapling Nursery').resolve()
  expect([b.has('Forest', 'indestructible'), b.has('Swamp', 'indestructible')]).toEqual([true, false])
})
