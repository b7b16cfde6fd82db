import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spore Frog] prevents all combat damage this turn', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Spore Frog'] } })
  b.attack('Hill Giant').turnTo('B').activate('Spore Frog').resolve().damage()
  expect(b.life('B')).toBe(20)
})
