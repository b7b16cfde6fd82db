import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Galvanic Relay] lets the exiled cards be played during your next turn alone', () => {
  const b = board({
    a: {
      hand: ['Galvanic Relay', 'Shock'],
      battlefield: ['5 Mountain'],
      library: ['Raging Goblin', 'Goblin Piker', '3 Wastes'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.cast('Galvanic Relay').resolveAll()
  expect(b.names('exile', 'A').sort()).toEqual(['Goblin Piker', 'Raging Goblin'])
  expect(b.can('cast', 'Raging Goblin')).toBe(false)
  b.to('main1', 5)
  expect([b.can('cast', 'Raging Goblin'), b.can('cast', 'Goblin Piker')]).toEqual([true, true])
  b.to('main1', 7)
  expect(b.can('cast', 'Raging Goblin')).toBe(false)
})
