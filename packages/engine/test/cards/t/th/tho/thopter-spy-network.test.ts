import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thopter Spy Network] makes a Thopter at your upkeep with an artifact, and draws once for all combat damage', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Thopter Spy Network', 'Ornithopter', '2 Memnite'] } })
  b.to('upkeep')
  expect(b.count('battlefield', 'Thopter Token', 'A')).toBe(1)
  b.attack('Memnite', 'Memnite#2').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(2)
})

it('[Thopter Spy Network] makes nothing without an artifact', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Thopter Spy Network'] } })
  b.to('upkeep')
  expect(b.names('battlefield', 'A')).toEqual(['Thopter Spy Network'])
})

it('[Thopter Spy Network] makes a 1/1 colourless flying Thopter at your upkeep only', () => {
  const b = board({ step: 'end', a: { battlefield: ['Thopter Spy Network', 'Sol Ring'] } })
  b.to('upkeep', 4)
  expect(b.count('battlefield', 'Thopter Token')).toBe(0)
  b.to('upkeep', 5)
  expect(b.pt('Thopter Token')).toBe('1/1')
  expect(b.has('Thopter Token', 'flying')).toBe(true)
  expect(b.c('Thopter Token').types).toBe(board({ a: { battlefield: ['Memnite'] } }).c('Memnite').types)
})

it("[Thopter Spy Network] looks for an artifact of yours, and draws only for your artifact creatures' combat damage", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Thopter Spy Network', 'Grizzly Bears'] },
    b: { battlefield: ['Memnite'] },
  })
  b.to('upkeep')
  expect(b.count('battlefield', 'Thopter Token')).toBe(0)
  b.attack('Grizzly Bears').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(1)
  b.to('declareAttackers', 5).attack('Memnite').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(1)
})
