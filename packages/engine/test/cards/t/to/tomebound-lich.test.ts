import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tomebound Lich] draws and discards as it enters and as it deals combat damage to a player', () => {
  const b = board({
    a: { hand: ['Tomebound Lich', 'Shock'], battlefield: ['2 Swamp', 'Island'], library: ['3 Forest'] },
  })
  b.cast('Tomebound Lich').resolve().pick('discard', 'Shock').resolve()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Shock')]).toEqual([['Forest'], true])
  b.to('main1', 5).attack('Tomebound Lich').damage()
  expect([b.life('A'), b.count('graveyard', 'Forest')]).toEqual([21, 1])
})
