import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Woe Strider] brings a Goat, and escapes with two counters', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], graveyard: ['Woe Strider', '4 Shock'] } })
  b.cast('Woe Strider', { method: 'escape', from: 'graveyard' }).resolve().resolveAll()
  expect([b.pt('Woe Strider'), b.in('battlefield', 'Goat Token', 'A'), b.count('exile', 'Shock')]).toEqual([
    '5/4',
    true,
    4,
  ])
})
