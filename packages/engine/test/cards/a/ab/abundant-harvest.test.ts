import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abundant Harvest] reveals until a land card', () => {
  const b = board({
    a: { hand: ['Abundant Harvest'], battlefield: ['Forest'], library: ['Shock', 'Memnite', 'Island', 'Forest'] },
  })
  b.cast('Abundant Harvest').reply('mode', [0]).resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A')[0]]).toEqual([['Island'], 'Forest'])
})
