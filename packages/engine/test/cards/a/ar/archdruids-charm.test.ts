import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Archdruid's Charm] puts a land onto the battlefield tapped", () => {
  const b = board({
    a: { hand: ["Archdruid's Charm"], battlefield: ['3 Forest'], library: ['Taiga', 'Memnite'] },
  })
  b.reply('mode', [0])
  b.cast("Archdruid's Charm").pick('chooseFound', 'Taiga').resolve()
  expect(b.object('Taiga').tapped).toBe(true)
})
