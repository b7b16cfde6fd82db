import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scapeshift] finds as many lands as were sacrificed', () => {
  const b = board({
    a: { hand: ['Scapeshift'], battlefield: ['4 Forest'], library: ['2 Mountain', 'Taiga', 'Shock'] },
  })
  b.cast('Scapeshift')
  b.reply('choose', () => [b.id('Forest#1'), b.id('Forest#2')])
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates.slice(0, decision.max) : []))
  b.resolve()
  expect([b.names('battlefield', 'A').length, b.count('graveyard', 'Forest', 'A')]).toEqual([4, 2])
})
