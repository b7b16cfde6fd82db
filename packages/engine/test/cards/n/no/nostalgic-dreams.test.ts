import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nostalgic Dreams] trades cards of the hand for cards of the graveyard', () => {
  const b = board({
    a: { hand: ['Nostalgic Dreams', '2 Forest'], battlefield: ['2 Forest'], graveyard: ['Shock', 'Memnite'] },
  })
  b.reply('x', 2)
    .cast('Nostalgic Dreams', { targets: ['Shock,Memnite'] })
    .resolve()
  expect([b.names('hand', 'A').sort(), b.in('exile', 'Nostalgic Dreams')]).toEqual([['Memnite', 'Shock'], true])
})
