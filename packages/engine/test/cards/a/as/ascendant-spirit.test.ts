import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ascendant Spirit] ascends step by step', () => {
  const b = board({ a: { battlefield: ['Ascendant Spirit', '9 Snow-Covered Island'], library: ['Shock'] } })
  b.activate('Ascendant Spirit').resolve()
  b.activate('Ascendant Spirit', { nth: 1 }).resolve()
  expect([b.pt('Ascendant Spirit'), b.has('Ascendant Spirit', 'flying')]).toEqual(['4/4', true])
  b.activate('Ascendant Spirit', { nth: 2 }).resolve()
  b.attack('Ascendant Spirit').damage()
  expect([b.life('B'), b.in('hand', 'Shock', 'A')]).toEqual([14, true])
})
