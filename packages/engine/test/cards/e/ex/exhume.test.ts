import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exhume] lets each player put a creature card of theirs onto the battlefield', () => {
  const b = board({
    a: { hand: ['Exhume'], battlefield: ['2 Swamp'], graveyard: ['Hill Giant'] },
    b: { graveyard: ['Grizzly Bears', 'Serra Angel'] },
  })
  b.reply('choose', () => [b.id('Serra Angel')], 'B')
  b.cast('Exhume').resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Serra Angel', 'B')]).toEqual([true, true])
  expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears'])
})
