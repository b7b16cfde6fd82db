import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Webstrike Elite] cycled for X = 1 it destroys an artifact of mana value 1, and no other', () => {
  const b = board({
    a: { battlefield: ['4 Forest'], hand: ['Webstrike Elite'] },
    b: { battlefield: ['Sol Ring', 'Mind Stone'] },
  })
  b.reply('x', 1).aim(['Sol Ring']).activate('Webstrike Elite', { zone: 'hand' }).resolveAll()
  expect(b.names('graveyard', 'B')).toEqual(['Sol Ring'])
})
