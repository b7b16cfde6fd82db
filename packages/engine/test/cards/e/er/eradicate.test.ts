import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eradicate] exiles a creature and the cards of that name of its controller', () => {
  const b = board({
    a: { hand: ['Eradicate'], battlefield: ['4 Swamp'] },
    b: { battlefield: ['Hill Giant'], graveyard: ['Hill Giant', 'Shock'], library: ['Hill Giant', '3 Wastes'] },
  })
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? [...decision.candidates] : []))
  b.cast('Eradicate', { targets: ['Hill Giant'] }).resolve()
  expect([b.names('exile', 'B').length, b.names('graveyard', 'B')]).toEqual([3, ['Shock']])
})
