import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Probe] needs no player to target where it is not kicked', () => {
  const b = board({
    a: { hand: ['Probe'], battlefield: ['3 Island'], library: ['Forest', 'Forest', 'Forest'] },
  })
  b.cast('Probe')
  expect(b.game.state.objects[b.game.state.stack[0]!]!.stack!.targets).toHaveLength(0)
})
