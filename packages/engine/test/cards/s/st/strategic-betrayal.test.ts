import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Strategic Betrayal] lets the opponent choose the creature, and exiles the graveyard', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Strategic Betrayal'] },
    b: { battlefield: ['Memnite', 'Serra Angel'], graveyard: ['Shock'] },
  })
  b.reply('choose', () => [b.id('Memnite')], 'B')
    .cast('Strategic Betrayal')
    .resolve()
  expect([b.names('battlefield', 'B'), b.names('exile', 'B').sort()]).toEqual([['Serra Angel'], ['Memnite', 'Shock']])
})
