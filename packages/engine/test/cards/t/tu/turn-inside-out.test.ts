import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Turn Inside Out] manifests dread when the creature dies this turn', () => {
  const b = board({ a: { hand: ['Turn Inside Out', 'Shock'], battlefield: ['2 Mountain', 'Grizzly Bears'] } })
  b.cast('Turn Inside Out', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]?.faceDown)).toHaveLength(1)
})
