import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Agadeem's Awakening] returns creature cards with different mana values", () => {
  const side = { hand: ["Agadeem's Awakening // Agadeem, the Undercrypt"], battlefield: ['5 Swamp'] }
  const b = board({ a: { ...side, graveyard: ['Memnite', 'Grizzly Bears', 'Elvish Visionary'] } })
  b.reply('x', 2)
  expect(() => b.cast("Agadeem's Awakening", { targets: ['Grizzly Bears,Elvish Visionary'] })).toThrow(
    'different mana values',
  )
  const c = board({ a: { ...side, graveyard: ['Memnite', 'Grizzly Bears', 'Elvish Visionary'] } })
  c.reply('x', 2)
    .cast("Agadeem's Awakening", { targets: ['Memnite,Grizzly Bears'] })
    .resolve()
  expect([c.in('battlefield', 'Memnite', 'A'), c.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
