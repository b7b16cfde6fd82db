import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bristlebud Farmer] brings two Foods, and mills a permanent card into your hand for one of them', () => {
  const b = board({
    a: {
      hand: ['Bristlebud Farmer'],
      battlefield: ['4 Forest', 'Fervor'],
      library: ['Shock', 'Grizzly Bears', 'Shock'],
    },
  })
  b.cast('Bristlebud Farmer').resolveAll()
  expect(b.count('battlefield', 'Food Token', 'A')).toBe(2)
  b.yes().yes('payOrNot').pick('choose', 'Grizzly Bears').attack('Bristlebud Farmer').resolveAll()
  expect([b.count('battlefield', 'Food Token', 'A'), b.names('hand', 'A')]).toEqual([1, ['Grizzly Bears']])
})
