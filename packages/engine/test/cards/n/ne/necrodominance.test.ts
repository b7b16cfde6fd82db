import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Necrodominance] draws for life at the end step and exiles what would go to the graveyard', () => {
  const b = board({ a: { battlefield: ['Necrodominance', 'Mountain'], hand: ['Shock'], library: ['9 Wastes'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.in('exile', 'Shock')).toBe(true)
  b.yes('payOrNot').reply('x', 3).to('main1', 4)
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([17, 3])
})
