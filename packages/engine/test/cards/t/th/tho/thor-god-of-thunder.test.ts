import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thor, God of Thunder] exiles a card to play, and deals damage for noncreature spells', () => {
  const b = board({
    a: {
      hand: ['Thor, God of Thunder'],
      battlefield: ['5 Mountain', '3 Island'],
      graveyard: ['Divination', 'Hill Giant'],
    },
  })
  b.cast('Thor, God of Thunder').resolveAll()
  b.aim(['B']).cast('Divination', { from: 'exile' }).resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant')]).toEqual([17, true])
})
