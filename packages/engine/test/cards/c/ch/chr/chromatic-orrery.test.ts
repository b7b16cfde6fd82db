import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chromatic Orrery] lets its controller pay any color with any mana', () => {
  const b = board({ a: { hand: ['White Knight', 'Lightning Bolt'], battlefield: ['3 Island', 'Chromatic Orrery'] } })
  b.cast('White Knight').resolve()
  expect(b.in('battlefield', 'White Knight')).toBe(true)
})

it('[Chromatic Orrery] does nothing for the other player', () => {
  const b = board({
    a: { battlefield: ['Chromatic Orrery'] },
    b: { hand: ['Lightning Bolt'], battlefield: ['3 Island'] },
  })
  b.turnTo('B')
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
})
