import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nivix Guildmage] loots, or copies your instant', () => {
  const b = board({ a: { battlefield: ['Nivix Guildmage', '2 Island', '4 Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .activate('Nivix Guildmage', { nth: 1 })
    .resolveAll()
  expect(b.life('B')).toBe(16)
  const loot = board({ a: { battlefield: ['Nivix Guildmage', 'Island', '2 Mountain'] } })
  loot.activate('Nivix Guildmage').resolve()
  expect(loot.in('graveyard', 'Wastes', 'A')).toBe(true)
})
