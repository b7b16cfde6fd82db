import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The End] costs {2} less at 5 life, and exiles the same card everywhere', () => {
  const b = board({
    a: { life: 5, hand: ['The End'], battlefield: ['2 Swamp'] },
    b: {
      battlefield: ['Memnite'],
      hand: ['Memnite'],
      graveyard: ['Memnite'],
      library: ['Memnite', 'Forest', 'Island'],
    },
  })
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.cast('The End', { targets: ['Memnite'] }).resolve()
  expect([b.count('exile', 'Memnite'), b.names('hand', 'B').length]).toEqual([4, 1])
})
