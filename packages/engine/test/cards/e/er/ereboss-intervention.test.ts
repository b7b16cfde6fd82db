import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Erebos's Intervention] shrinks a creature by X and gains X life", () => {
  const b = board({
    a: { hand: ["Erebos's Intervention"], mana: '{B}{B}{B}' },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('x', 2)
    .reply('mode', [0])
    .cast("Erebos's Intervention", { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
  expect(b.life('A')).toBe(22)
})

it("[Erebos's Intervention] or exiles up to twice X cards from graveyards", () => {
  const b = board({
    a: { hand: ["Erebos's Intervention"], graveyard: ['Forest'], mana: '{B}{B}' },
    b: { graveyard: ['Grizzly Bears', 'Shock'] },
  })
  b.reply('x', 1)
    .reply('mode', [1])
    .cast("Erebos's Intervention", { targets: ['Forest,Shock'] })
    .resolve()
  expect(b.names('exile').sort()).toEqual(['Forest', 'Shock'])
  expect(b.life('A')).toBe(20)
})
