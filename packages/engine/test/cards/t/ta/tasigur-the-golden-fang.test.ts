import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tasigur, the Golden Fang] returns the nonland card that the opponent chooses', () => {
  const b = board({
    a: {
      battlefield: ['Tasigur, the Golden Fang', '4 Forest'],
      graveyard: ['Shock', 'Swamp'],
      library: ['Memnite', 'Swamp', 'Swamp'],
    },
  })
  b.activate('Tasigur, the Golden Fang')
  b.reply('choose', (decision, board) => {
    expect([decision.player, decision.shape === 'objects' && decision.candidates.length]).toEqual([1, 2])
    return [board.id('Memnite')]
  })
  b.resolve()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Shock')]).toEqual([['Memnite'], true])
})
