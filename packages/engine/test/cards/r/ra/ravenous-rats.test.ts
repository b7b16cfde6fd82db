import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ravenous Rats] makes the opponent discard a card of their choice', () => {
  const b = board({
    a: { hand: ['Ravenous Rats'], battlefield: ['2 Swamp'] },
    b: { hand: ['Shock', 'Forest'] },
  })
  b.cast('Ravenous Rats').resolve()
  b.reply('discard', () => [b.id('Forest', 'hand')], 'B').resolve()
  expect(b.names('hand', 'B')).toEqual(['Shock'])
})
