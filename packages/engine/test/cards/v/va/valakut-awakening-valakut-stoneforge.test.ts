import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Valakut Awakening] draws one more than it put back', () => {
  const b = board({
    a: { hand: ['Valakut Awakening // Valakut Stoneforge', '2 Forest'], battlefield: ['3 Mountain'] },
  })
  b.cast('Valakut Awakening')
  b.reply('choose', () => [b.id('Forest#1', 'hand'), b.id('Forest#2', 'hand')])
  b.resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes', 'Wastes'])
})
