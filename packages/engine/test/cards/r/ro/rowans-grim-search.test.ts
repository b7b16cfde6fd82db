import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Rowan's Grim Search] draws two of the cards it kept on top", () => {
  const b = board({
    a: {
      hand: ["Rowan's Grim Search"],
      battlefield: ['3 Swamp', 'Sol Ring'],
      library: ['Forest', 'Shock', 'Island', 'Memnite', 'Plains'],
    },
  })
  b.yes('additionalCost').cast("Rowan's Grim Search").pick('choose', 'Shock', 'Memnite').resolve()
  expect([b.names('hand', 'A').sort(), b.names('graveyard', 'A').length]).toEqual([['Memnite', 'Shock'], 4])
})
