import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chthonian Nightmare] returns a creature card with mana value X for X energy', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Savannah Lions'], hand: ['Chthonian Nightmare'], graveyard: ['Grizzly Bears'] },
  })
  b.cast('Chthonian Nightmare').resolve().resolve()
  b.reply('x', 2)
    .activate('Chthonian Nightmare', { targets: ['Grizzly Bears'] })
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('hand', 'Chthonian Nightmare', 'A')]).toEqual([true, true])
})
