import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dralnu's Crusade] makes Goblins black Zombies", () => {
  const b = board({ a: { battlefield: ["Dralnu's Crusade", 'Raging Goblin'] } })
  expect([b.pt('Raging Goblin'), b.c('Raging Goblin').subtypes.includes('Zombie')]).toEqual(['2/2', true])
})
