import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tainted Indulgence] keeps both cards with five mana values in the graveyard', () => {
  const graveyard = ['Forest', 'Shock', 'Grizzly Bears', 'Divination', 'Hill Giant']
  const side = { hand: ['Tainted Indulgence'], battlefield: ['Island', 'Swamp'] }
  const b = board({ a: { ...side, graveyard } })
  b.cast('Tainted Indulgence').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
  const c = board({ a: { ...side, graveyard: graveyard.slice(1) } })
  c.cast('Tainted Indulgence').resolve()
  expect(c.names('hand', 'A')).toHaveLength(1)
})
