import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mana Short] taps the lands and empties the pool', () => {
  const b = board({
    a: { hand: ['Mana Short'], battlefield: ['3 Island'] },
    b: { battlefield: ['2 Mountain'], mana: '{R}' },
  })
  b.cast('Mana Short', { targets: ['B'] }).resolve()
  expect([b.pool('B'), b.object('Mountain').tapped]).toEqual(['', true])
})
