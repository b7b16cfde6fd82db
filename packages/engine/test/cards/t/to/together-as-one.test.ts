import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Together as One] draws, damages and gains life by the colors of mana spent', () => {
  const b = board({ a: { hand: ['Together as One'], battlefield: ['2 Plains', '2 Island', '2 Swamp'] } })
  b.cast('Together as One', { targets: ['A', 'B'] }).resolve()
  expect([b.names('hand', 'A').length, b.life('B'), b.life('A')]).toEqual([3, 17, 23])
})

it('[Together as One] does nothing for colorless mana', () => {
  const b = board({ a: { hand: ['Together as One'], battlefield: ['6 Wastes'] } })
  b.cast('Together as One', { targets: ['A', 'B'] }).resolve()
  expect([b.names('hand', 'A').length, b.life('B'), b.life('A')]).toEqual([0, 20, 20])
})
