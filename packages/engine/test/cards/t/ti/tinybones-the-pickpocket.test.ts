import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tinybones, the Pickpocket] casts a permanent card from the damaged player's graveyard with mana of any type", () => {
  const b = board({
    a: { battlefield: ['Tinybones, the Pickpocket', '2 Swamp'] },
    b: { graveyard: ['Grizzly Bears', 'Shock', 'Forest'] },
  })
  b.attack('Tinybones, the Pickpocket').yes().damage()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
