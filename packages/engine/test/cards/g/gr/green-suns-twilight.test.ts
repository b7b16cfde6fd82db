import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Green Sun's Twilight] takes a creature and a land into the hand", () => {
  const b = board({
    a: { hand: ["Green Sun's Twilight"], battlefield: ['3 Forest'], library: ['Hill Giant', 'Island', 'Shock', 'Opt'] },
  })
  b.reply('x', 2).pick('choose', 'Hill Giant').pick('choose', 'Island').cast("Green Sun's Twilight").resolve()
  expect([b.names('hand', 'A').sort(), b.names('library', 'A')]).toEqual([
    ['Hill Giant', 'Island'],
    ['Opt', 'Shock'],
  ])
})

it("[Green Sun's Twilight] for five or more may put them onto the battlefield", () => {
  const b = board({
    a: { hand: ["Green Sun's Twilight"], battlefield: ['6 Forest'], library: ['Hill Giant', 'Island', '6 Shock'] },
  })
  b.reply('x', 5)
    .pick('choose', 'Hill Giant')
    .pick('choose', 'Island')
    .option('mode', 'battlefield')
    .option('mode', 'hand')
  b.cast("Green Sun's Twilight").resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('hand', 'Island', 'A')]).toEqual([true, true])
})
