import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Evolutionary Leap] reveals until a creature card, and puts the rest on the bottom', () => {
  const b = board({
    a: {
      battlefield: ['Forest', 'Evolutionary Leap', 'Llanowar Elves'],
      library: ['Shock', 'Hill Giant', 'Incinerate'],
    },
  })
  b.activate('Evolutionary Leap').resolveAll()
  expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('library', 'Shock', 'A')).toBe(true)
})
