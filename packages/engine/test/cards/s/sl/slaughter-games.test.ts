import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Slaughter Games] can't be countered", () => {
  const b = board({
    a: { hand: ['Slaughter Games'], battlefield: ['2 Swamp', '2 Mountain'] },
    b: { hand: ['Counterspell', 'Memnite'], battlefield: ['2 Island'] },
  })
  b.reply('chooseName', 'Memnite')
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.cast('Slaughter Games')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Slaughter Games'] })
    .resolveAll()
  expect(b.in('exile', 'Memnite')).toBe(true)
})
