import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Torment of Hailfire] costs 3 life each time nothing is given', () => {
  const b = board({
    a: { hand: ['Torment of Hailfire'], battlefield: ['5 Swamp'] },
    b: { battlefield: ['2 Forest', 'Hill Giant'] },
  })
  b.reply('x', 3).reply('payOrNot', [0], 'B').cast('Torment of Hailfire').resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([14, true])
})
