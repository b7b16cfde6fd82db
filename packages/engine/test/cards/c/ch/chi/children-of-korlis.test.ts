import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Children of Korlis] gives back the life you lost this turn, by damage too', () => {
  const b = board({
    a: { battlefield: ['Children of Korlis'], hand: ["Night's Whisper"], mana: '{B}{B}' },
    b: { hand: ['Lightning Bolt'], mana: '{R}' },
  })
  b.cast("Night's Whisper")
    .resolve()
    .turnTo('B')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(15)
  b.turnTo('A').activate('Children of Korlis').resolve()
  expect(b.life('A')).toBe(20)
})
