import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Angel's Grace] keeps you in the game this turn, and damage leaves you at 1", () => {
  const b = board({
    a: { hand: ["Angel's Grace"], mana: '{W}', life: 3 },
    b: { hand: ['Lightning Bolt', 'Lava Axe'], mana: '{R}' },
  })
  b.cast("Angel's Grace").resolve()
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect([b.winner, b.life('A')]).toEqual([null, 1])
})

it("[Angel's Grace] loses nothing to an empty library until the turn ends", () => {
  const b = board({ a: { hand: ["Angel's Grace", 'Divination'], mana: '{W}{U}{U}{U}', library: [] } })
  b.cast("Angel's Grace").resolve()
  b.cast('Divination').resolve()
  expect(b.winner).toBeNull()
})
