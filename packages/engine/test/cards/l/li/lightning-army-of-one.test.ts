import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lightning, Army of One] doubles damage to the player it hit and to their permanents until your next turn', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['Lightning, Army of One', '2 Mountain'] },
    b: { battlefield: ['Shivan Dragon'] },
  })
  b.attack('Lightning, Army of One').damage()
  b.to('main2')
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 13])
  b.cast('Shock', { targets: ['Shivan Dragon'] }).resolve()
  expect(b.object('Shivan Dragon').damage).toBe(4)
})
