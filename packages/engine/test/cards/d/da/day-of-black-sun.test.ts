import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Day of Black Sun] destroys an indestructible creature, which has lost that ability', () => {
  const b = board({
    a: { hand: ['Day of Black Sun'], battlefield: ['6 Swamp'] },
    b: { battlefield: ['Darksteel Myr', 'Serra Angel'] },
  })
  b.reply('x', 3).cast('Day of Black Sun').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Serra Angel'])
})
