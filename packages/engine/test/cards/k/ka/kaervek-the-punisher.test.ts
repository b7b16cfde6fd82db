import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaervek, the Punisher] casts a copy of a black card for a crime, and loses 2 life', () => {
  const b = board({
    a: {
      battlefield: ['Kaervek, the Punisher', '2 Mountain', '2 Swamp'],
      hand: ['Shock'],
      graveyard: ["Night's Whisper", 'Lightning Bolt'],
    },
  })
  b.yes().aim(['B', "Night's Whisper"]).cast('Shock').resolve().resolveAll()
  expect([b.in('exile', "Night's Whisper"), b.names('hand', 'A').length, b.life('A')]).toEqual([true, 2, 16])
})
