import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nighthawk Scavenger] counts the card types in the opponent's graveyard", () => {
  const b = board({
    a: { battlefield: ['Nighthawk Scavenger'], graveyard: ['Forest'] },
    b: { graveyard: ['Memnite', 'Shock', 'Hill Giant'] },
  })
  expect(b.pt('Nighthawk Scavenger')).toBe('4/3')
})
