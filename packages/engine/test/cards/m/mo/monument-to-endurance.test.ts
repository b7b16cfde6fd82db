import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Monument to Endurance] offers each mode once a turn', () => {
  const b = board({
    a: { battlefield: ['Monument to Endurance', 'Wild Mongrel'], hand: ['4 Shock'], library: ['4 Wastes'] },
  })
  for (let times = 0; times < 4; times++) b.activate('Wild Mongrel').resolveAll()
  expect([b.count('hand', 'Wastes', 'A'), b.count('battlefield', 'Treasure Token', 'A'), b.life('B')]).toEqual([
    1, 1, 17,
  ])
})
