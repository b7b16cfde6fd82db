import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Breakthrough] draws four cards and leaves you X cards in hand', () => {
  const b = board({ a: { hand: ['Breakthrough', 'Forest'], library: ['5 Island'], mana: '{U}{U}' } })
  b.reply('x', 1).pick('choose', 'Forest').cast('Breakthrough').resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.count('graveyard', 'Island', 'A')).toBe(4)
})
