import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[SP//dr, Piloted by Peni] puts a counter, and draws for modified creatures', () => {
  const b = board({
    a: {
      hand: ['SP//dr, Piloted by Peni'],
      battlefield: ['3 Wastes', 'Plains', 'Island', 'Grizzly Bears', 'Hill Giant'],
    },
  })
  b.cast('SP//dr, Piloted by Peni').aim(['Grizzly Bears']).resolveAll()
  b.attack('Grizzly Bears', 'Hill Giant').damage()
  expect([b.pt('Grizzly Bears'), b.names('hand', 'A').length]).toEqual(['3/3', 1])
})
