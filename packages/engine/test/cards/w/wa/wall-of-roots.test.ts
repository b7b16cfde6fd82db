import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wall of Roots] makes {G} once each turn for a -0/-1 counter', () => {
  const b = board({ a: { battlefield: ['Wall of Roots'], hand: ['Exploration', 'Grizzly Bears'] } })
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  b.cast('Exploration').resolve()
  expect(b.pt('Wall of Roots')).toBe('0/4')
  expect(b.can('activateMana', 'Wall of Roots')).toBe(false)
})
