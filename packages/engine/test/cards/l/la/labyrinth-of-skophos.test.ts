import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Labyrinth of Skophos] removes an attacker from combat', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Labyrinth of Skophos', '4 Forest'] } })
  b.attack('Hill Giant').turnTo('B').activate('Labyrinth of Skophos').resolve().damage()
  expect(b.life('B')).toBe(20)
})
