import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Arcane Denial] lets the countered spell's controller draw up to two, and you one, at the next upkeep", () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { hand: ['Arcane Denial'], battlefield: ['2 Island'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Arcane Denial', { targets: ['Shock'] })
    .resolveAll()
  expect([b.life('B'), b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([20, 0, 0])
  b.reply('number', 2).to('upkeep', 4).resolveAll()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([2, 1])
})
