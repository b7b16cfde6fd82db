import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Samwise the Stouthearted] returns a permanent card that came from the battlefield this turn', () => {
  const b = board({
    a: {
      hand: ['Samwise the Stouthearted', 'Shock'],
      battlefield: ['Memnite'],
      graveyard: ['Grizzly Bears'],
      mana: '{R}{W}{W}',
    },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .cast('Samwise the Stouthearted')
    .resolve()
  b.reply('target', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    expect(decision.candidates).toEqual([board.id('Memnite')])
    return decision.candidates
  })
  b.resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
