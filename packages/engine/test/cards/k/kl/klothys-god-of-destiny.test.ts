import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Klothys, God of Destiny] gains life for a card that is no land', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['Klothys, God of Destiny'] }, b: { graveyard: ['Shock'] } })
  b.aim(['Shock']).to('main1', 5)
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})
