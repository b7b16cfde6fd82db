import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spirit of the Labyrinth] lets no player draw a second card in a turn', () => {
  const b = board({
    a: { battlefield: ['Spirit of the Labyrinth'], hand: ['Divination'], library: ['4 Island'], mana: '{U}{U}{U}' },
    b: { hand: ['Brainstorm'], mana: '{U}', library: ['4 Swamp'] },
  })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  b.turnTo('B').cast('Brainstorm').resolve()
  expect(b.names('library', 'B').length).toBe(4)
})
