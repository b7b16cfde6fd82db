import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Midnight Reaper] draws a card and takes 1 damage for each nontoken creature of yours that dies', () => {
  const b = board({ a: { battlefield: ['Midnight Reaper', 'Gray Ogre', '2 Mountain'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['Gray Ogre'] }).resolveAll()
  expect([b.life('A'), b.in('hand', 'Wastes', 'A')]).toEqual([19, true])
})
