import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flowerfoot Swordmaster] pumps all Mice, once each turn', () => {
  const b = board({
    a: { battlefield: ['Flowerfoot Swordmaster', 'Memnite', '2 Forest'], hand: ['2 Giant Growth'] },
  })
  b.cast('Giant Growth', { targets: ['Flowerfoot Swordmaster'] }).resolveAll()
  b.cast('Giant Growth', { targets: ['Flowerfoot Swordmaster'] }).resolveAll()
  expect([b.pt('Flowerfoot Swordmaster'), b.pt('Memnite')]).toEqual(['8/8', '1/1'])
})
