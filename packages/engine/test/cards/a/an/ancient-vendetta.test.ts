import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancient Vendetta] exiles cards with the chosen name', () => {
  const b = board({
    a: { hand: ['Ancient Vendetta'], battlefield: ['4 Swamp'] },
    b: { hand: ['Memnite'], library: ['Memnite', 'Forest'] },
  })
  b.reply('chooseName', 'Memnite')
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.cast('Ancient Vendetta').resolve()
  expect([b.count('exile', 'Memnite'), b.names('hand', 'B').length]).toEqual([2, 0])
})
