import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Burrenton Forge-Tender] prevents all damage of a red source this turn, to whomever', () => {
  const b = board({
    a: { battlefield: ['Burrenton Forge-Tender', 'Gray Ogre'] },
    b: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
    active: 1,
  })
  b.cast('Pyroclasm').turnTo('A').pick('chooseSource', 'Pyroclasm').activate('Burrenton Forge-Tender').resolveAll()
  expect(b.in('battlefield', 'Gray Ogre', 'A')).toBe(true)
})
