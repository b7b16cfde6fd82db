import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Heliod's Intervention] destroys X artifacts and enchantments", () => {
  const b = board({
    a: { hand: ["Heliod's Intervention"], battlefield: ['4 Plains'] },
    b: { battlefield: ['Ornithopter', 'Grizzly Bears', 'Sol Ring'] },
  })
  b.reply('mode', [0])
    .reply('number', 2)
    .cast("Heliod's Intervention", { targets: ['Ornithopter,Sol Ring'] })
    .resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Ornithopter', 'Sol Ring'])
})

it("[Heliod's Intervention] gains twice X life", () => {
  const b = board({ a: { hand: ["Heliod's Intervention"], battlefield: ['5 Plains'] } })
  b.reply('mode', [1])
    .reply('number', 3)
    .cast("Heliod's Intervention", { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(26)
})
