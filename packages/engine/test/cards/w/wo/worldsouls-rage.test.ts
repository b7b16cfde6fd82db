import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Worldsoul's Rage] deals X damage and puts up to X lands onto the battlefield tapped", () => {
  const b = board({
    a: { hand: ["Worldsoul's Rage", 'Island'], battlefield: ['2 Taiga', '2 Mountain'], graveyard: ['Swamp', 'Plains'] },
  })
  b.reply('x', 2)
    .pick('choose', 'Island', 'Swamp')
    .cast("Worldsoul's Rage", { targets: ['B'] })
    .resolve()
  expect([b.life('B'), b.in('battlefield', 'Island'), b.object('Swamp').tapped, b.in('graveyard', 'Plains')]).toEqual([
    18,
    true,
    true,
    true,
  ])
})
