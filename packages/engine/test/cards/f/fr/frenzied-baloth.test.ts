import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Frenzied Baloth] keeps combat damage from being prevented, other damage can be', () => {
  const b = board({
    a: { battlefield: ['Frenzied Baloth', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['White Knight', 'Forest', 'Plains'], hand: ['Holy Day'] },
  })
  b.attack('Frenzied Baloth').turnTo('B').cast('Holy Day').resolve().damage()
  expect(b.life('B')).toBe(17)
})

it("[Frenzied Baloth] and your other creature spells can't be countered", () => {
  const b = board({
    a: { battlefield: ['4 Forest'], hand: ['Frenzied Baloth', 'Grizzly Bears'] },
    b: { battlefield: ['4 Island'], hand: ['2 Counterspell'] },
  })
  b.cast('Frenzied Baloth').pass().cast('Counterspell').resolveAll()
  b.turnTo('A').cast('Grizzly Bears').pass().cast('Counterspell').resolveAll()
  expect([b.in('battlefield', 'Frenzied Baloth'), b.in('battlefield', 'Grizzly Bears')]).toEqual([true, true])
})
