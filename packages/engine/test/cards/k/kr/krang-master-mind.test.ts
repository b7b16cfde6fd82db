import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Krang, Master Mind] costs less for artifacts, draws up to four cards and grows with other artifacts', () => {
  const b = board({
    a: { hand: ['Krang, Master Mind', 'Shock'], battlefield: ['4 Island', '4 Ornithopter'] },
  })
  b.cast('Krang, Master Mind').resolveAll()
  expect([b.names('hand', 'A').length, b.pt('Krang, Master Mind')]).toEqual([4, '5/4'])
})

it('[Krang, Master Mind] draws nothing for a hand of four', () => {
  const b = board({
    a: { hand: ['Krang, Master Mind', '4 Shock'], battlefield: ['8 Island'] },
  })
  b.cast('Krang, Master Mind').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(4)
})
