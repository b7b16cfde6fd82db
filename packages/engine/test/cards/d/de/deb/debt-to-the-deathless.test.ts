import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Debt to the Deathless] drains twice X', () => {
  const b = board({ a: { hand: ['Debt to the Deathless'], battlefield: ['3 Plains', '3 Swamp'] } })
  b.reply('x', 2).cast('Debt to the Deathless').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})
