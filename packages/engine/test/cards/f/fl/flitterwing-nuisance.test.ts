import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flitterwing Nuisance] draws a card for each creature that deals combat damage this turn', () => {
  const b = board({
    a: { hand: ['Flitterwing Nuisance'], battlefield: ['4 Island', '2 Memnite'] },
  })
  b.cast('Flitterwing Nuisance').resolve()
  expect(b.pt('Flitterwing Nuisance')).toBe('1/1')
  b.activate('Flitterwing Nuisance').resolve()
  expect(b.pt('Flitterwing Nuisance')).toBe('2/2')
  b.attack('Memnite', 'Memnite#2').damage()
  expect([b.names('hand', 'A').length, b.life('B')]).toEqual([2, 18])
})
