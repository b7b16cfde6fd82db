import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chain of Smog] the player who discards may copy it', () => {
  const b = board({
    a: { hand: ['Chain of Smog', '2 Forest'], battlefield: ['2 Swamp'] },
    b: { hand: ['3 Forest'] },
  })
  b.cast('Chain of Smog', { targets: ['B'] })
  b.reply('yesNo', [0], 'B').reply('newTargets', [0], 'B')
  b.reply('target', () => [b.entity('A')], 'B')
  b.resolve().resolveAll()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([0, 1])
})
