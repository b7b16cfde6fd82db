import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rites of Initiation] gives your creatures +1/+0 for each card discarded at random', () => {
  const b = board({
    a: { hand: ['Rites of Initiation', '3 Forest'], battlefield: ['Grizzly Bears'], mana: '{R}' },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('number', 2).cast('Rites of Initiation').resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['4/2', '3/3'])
})
