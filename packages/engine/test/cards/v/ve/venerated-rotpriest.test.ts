import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Venerated Rotpriest] poisons an opponent when your creature is aimed at', () => {
  const b = board({ a: { hand: ['Giant Growth'], battlefield: ['Venerated Rotpriest', 'Grizzly Bears', 'Forest'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect([b.game.state.players[1].counters?.['poison'], b.has('Venerated Rotpriest', 'toxic')]).toEqual([1, true])
})
