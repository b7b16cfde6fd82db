import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Curious Forager] forages to return a permanent card', () => {
  const b = board({
    a: { hand: ['Curious Forager'], battlefield: ['3 Forest'], graveyard: ['Grizzly Bears', '3 Shock'] },
  })
  b.yes()
    .yes('payOrNot')
    .reply('costObjects', (decision) => (decision.shape === 'objects' ? decision.candidates.slice(-3) : []))
  b.aim(['Grizzly Bears']).cast('Curious Forager').resolveAll()
  expect([b.names('hand', 'A'), b.count('exile', 'Shock')]).toEqual([['Grizzly Bears'], 3])
})
