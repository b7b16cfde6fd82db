import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Circle of Affliction] drains for {1} when a source of the chosen color damages you', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Circle of Affliction'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.option('chooseColor', 'R').cast('Circle of Affliction').resolve()
  b.turnTo('B').cast('Shock', { targets: ['A'] })
  b.aim(['B']).yes().yes('payOrNot').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})
