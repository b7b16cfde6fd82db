import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rishadan Footpad] makes the opponent sacrifice a permanent unless they pay {2}', () => {
  const b = board({
    a: { hand: ['2 Rishadan Footpad'], mana: '{U}{U}{U}{U}{U}{U}{U}{U}' },
    b: { battlefield: ['2 Island', 'Grizzly Bears'] },
  })
  b.cast('Rishadan Footpad').resolve().yes().resolve()
  expect(b.names('battlefield', 'B').length).toBe(3)
  b.cast('Rishadan Footpad').resolve().pick('sacrifice', 'Grizzly Bears').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})
