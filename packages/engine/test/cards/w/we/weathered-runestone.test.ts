import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Weathered Runestone] keeps nonland permanent cards in graveyards, but not lands', () => {
  const b = board({
    a: { hand: ['Argivian Restoration'], graveyard: ['Sol Ring'], battlefield: ['4 Island', 'Ramunap Excavator'] },
    b: { battlefield: ['Weathered Runestone'] },
  })
  b.cast('Argivian Restoration', { targets: ['Sol Ring'] }).resolve()
  expect(b.in('graveyard', 'Sol Ring', 'A')).toBe(true)
})
