import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kozilek's Command] counts X for tokens, for the creature and for the cards it exiles", () => {
  const b = board({
    a: { battlefield: ['4 Wastes'], hand: ["Kozilek's Command"] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'], graveyard: ['3 Shock'] },
  })
  b.reply('mode', [0, 2])
    .reply('x', 2)
    .cast("Kozilek's Command", { targets: ['A', 'Grizzly Bears'] })
    .resolve()
  expect([b.count('battlefield', 'Eldrazi Spawn Token', 'A'), b.names('battlefield', 'B')]).toEqual([2, ['Hill Giant']])
})
