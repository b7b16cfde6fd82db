import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cuombajj Witches] deals 1 damage to your target and 1 to a target the opponent chooses', () => {
  const b = board({
    a: { battlefield: ['Cuombajj Witches', 'Llanowar Elves'] },
    b: { battlefield: ['Elvish Mystic', 'Grizzly Bears'] },
  })
  b.reply('target', (_, board) => [board.id('Elvish Mystic')], 'A')
  b.reply('target', (_, board) => [board.id('Llanowar Elves')], 'B')
  b.activate('Cuombajj Witches').resolve()
  expect(b.in('graveyard', 'Elvish Mystic', 'B')).toBe(true)
  expect(b.in('graveyard', 'Llanowar Elves', 'A')).toBe(true)
})
