import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Smuggler's Surprise] puts creature cards from the hand onto the battlefield", () => {
  const b = board({ a: { hand: ["Smuggler's Surprise", 'Serra Angel', 'Hill Giant'], battlefield: ['6 Forest'] } })
  b.reply('mode', (d) => (d.shape === 'options' ? [d.options.findIndex(({ value }) => value === 1)] : []))
  b.reply('mode', [])
  b.cast("Smuggler's Surprise").pick('choose', 'Serra Angel', 'Hill Giant').resolve()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.in('battlefield', 'Hill Giant', 'A')]).toEqual([true, true])
})
