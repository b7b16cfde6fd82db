import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thran Spider] gives each player a tapped Powerstone, and finds artifacts', () => {
  const b = board({
    a: { hand: ['Thran Spider'], battlefield: ['10 Plains'], library: ['Shock', 'Bonesplitter', 'Wastes', 'Wastes'] },
  })
  b.cast('Thran Spider').resolve().resolve()
  expect([b.count('battlefield', 'Powerstone Token', 'A'), b.count('battlefield', 'Powerstone Token', 'B')]).toEqual([
    1, 1,
  ])
  expect(b.object('Powerstone Token').tapped).toBe(true)
  b.pick('choose', 'Bonesplitter').activate('Thran Spider').resolve()
  expect(b.names('hand', 'A')).toEqual(['Bonesplitter'])
})
