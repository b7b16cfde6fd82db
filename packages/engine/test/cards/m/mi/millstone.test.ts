import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Millstone] mills two cards', () => {
  const b = board({ a: { battlefield: ['Millstone', '2 Forest'] }, b: { library: ['Shock', 'Murder', 'Plains'] } })
  b.activate('Millstone', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Murder', 'Shock'])
})

it('[Millstone] costs {2} and a tap', () => {
  expect(board({ a: { battlefield: ['Millstone', 'Forest'] } }).can('activate', 'Millstone')).toBe(false)
  const b = board({ a: { battlefield: ['Millstone', '4 Forest'] } })
  b.activate('Millstone', { targets: ['B'] })
  expect(b.can('activate', 'Millstone')).toBe(false)
})
