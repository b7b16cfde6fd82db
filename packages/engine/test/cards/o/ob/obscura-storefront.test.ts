import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Obscura Storefront] is sacrificed for a basic land and 1 life', () => {
  const b = board({ a: { hand: ['Obscura Storefront'], library: ['Forest', 'Island'] } })
  b.pick('chooseFound', 'Island').play('Obscura Storefront').resolveAll()
  expect([b.in('battlefield', 'Island', 'A'), b.life('A')]).toEqual([true, 21])
})
