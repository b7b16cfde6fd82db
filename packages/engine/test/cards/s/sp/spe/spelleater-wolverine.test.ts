import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spelleater Wolverine] has double strike with three instants or sorceries in your graveyard', () => {
  const two = board({
    a: { battlefield: ['Spelleater Wolverine'], graveyard: ['Shock', 'Pyroclasm', 'Forest'] },
    b: { graveyard: ['Shock'] },
  })
  expect(two.has('Spelleater Wolverine', 'double strike')).toBe(false)
  const three = board({ a: { battlefield: ['Spelleater Wolverine'], graveyard: ['Shock', 'Pyroclasm', 'Murder'] } })
  expect(three.has('Spelleater Wolverine', 'double strike')).toBe(true)
})
