import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rite of Flame] adds {R} more for each Rite of Flame in the graveyards', () => {
  const b = board({
    a: { hand: ['Rite of Flame'], graveyard: ['Rite of Flame'], mana: '{R}' },
    b: { graveyard: ['Rite of Flame'] },
  })
  b.cast('Rite of Flame').resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}{R}')
})
