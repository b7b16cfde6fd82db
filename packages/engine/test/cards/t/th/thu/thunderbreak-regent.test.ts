import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thunderbreak Regent] punishes the opponent for aiming at a Dragon', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Thunderbreak Regent'] },
  })
  b.cast('Shock', { targets: ['Thunderbreak Regent'] }).resolveAll()
  expect([b.life('A'), b.has('Thunderbreak Regent', 'flying')]).toEqual([17, true])
})
