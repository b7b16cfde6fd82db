import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wheel of Fortune] makes each player discard their hand and draw seven', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune', 'Shock'] },
    b: { hand: ['Forest', 'Plains'] },
  })
  b.cast('Wheel of Fortune').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([7, 7])
  expect(b.names('graveyard', 'A').sort()).toEqual(['Shock', 'Wheel of Fortune'])
  expect(b.names('graveyard', 'B').sort()).toEqual(['Forest', 'Plains'])
})

it('Wheel of Fortune: each player discards the hand, then draws seven', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune', '2 Forest'] },
    b: { hand: ['Island'] },
  })
  b.cast('Wheel of Fortune').resolve()
  expect(b.names('hand', 'A').length).toBe(7)
  expect(b.names('hand', 'B').length).toBe(7)
  expect(b.names('graveyard', 'B')).toEqual(['Island'])
})
