import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ashcoat Bear] ambushes an attacker', () => {
  const b = board({ a: { battlefield: ['Goblin Piker'] }, b: { battlefield: ['2 Forest'], hand: ['Ashcoat Bear'] } })
  b.attack('Goblin Piker').turnTo('B').cast('Ashcoat Bear').resolve().block('Ashcoat Bear>Goblin Piker').damage()
  expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
})
