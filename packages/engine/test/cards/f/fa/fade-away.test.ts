import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fade Away] takes a permanent for each creature that is not paid for', () => {
  const b = board({
    a: { hand: ['Fade Away'], battlefield: ['3 Island'] },
    b: { battlefield: ['3 Grizzly Bears', 'Forest'] },
  })
  b.cast('Fade Away').reply('payOrNot', [1], 'B').reply('payOrNot', [1], 'B').reply('payOrNot', [1], 'B')
  b.pick('sacrifice', 'Forest').resolve()
  expect([b.count('battlefield', 'Grizzly Bears', 'B'), b.in('battlefield', 'Forest', 'B')]).toEqual([1, false])
})
