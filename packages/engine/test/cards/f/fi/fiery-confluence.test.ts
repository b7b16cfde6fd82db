import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fiery Confluence] chooses three times, the same as often as you like', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Fiery Confluence'] },
    b: { battlefield: ['Sol Ring', 'Gray Ogre'] },
  })
  b.reply('mode', [1, 1, 2])
    .cast('Fiery Confluence', { targets: ['Sol Ring'] })
    .resolve()
  expect([b.life('B'), b.in('graveyard', 'Sol Ring', 'B'), b.object('Gray Ogre').damage]).toEqual([16, true, 0])
})
