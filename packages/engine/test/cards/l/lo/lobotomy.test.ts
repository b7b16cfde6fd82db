import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lobotomy] exiles all cards of the name of a card in the hand', () => {
  const b = board({
    a: { hand: ['Lobotomy'], battlefield: ['2 Island', '2 Swamp'] },
    b: { hand: ['Shock', 'Island'], graveyard: ['Shock', 'Opt'], library: ['2 Shock', '3 Wastes'] },
  })
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? [...decision.candidates] : []))
  b.cast('Lobotomy', { targets: ['B'] }).resolve()
  expect([b.count('exile', 'Shock', 'B'), b.names('hand', 'B'), b.names('graveyard', 'B')]).toEqual([
    4,
    ['Island'],
    ['Opt'],
  ])
})
