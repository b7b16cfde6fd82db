import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 603.2] an ability for the first time each turn does not trigger for the second spell', () => {
  const b = board({ a: { battlefield: ['Flowerfoot Swordmaster', '3 Forest'], hand: ['3 Giant Growth'] } })
  b.cast('Giant Growth', { targets: ['Flowerfoot Swordmaster'] }).resolveAll()
  b.cast('Giant Growth', { targets: ['Flowerfoot Swordmaster'] })
  expect(b.game.state.stack).toHaveLength(1)
  b.resolveAll().to('main1', 4).turnTo('A')
  b.cast('Giant Growth', { targets: ['Flowerfoot Swordmaster'] })
  expect(b.game.state.stack).toHaveLength(2)
})
