import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mystic Forge] lets artifact and colorless spells be cast from the top of the library, and no others', () => {
  const b = board({ a: { battlefield: ['Mystic Forge', '4 Wastes'], library: ['Mox Diamond', 'Shock', 'Wastes'] } })
  expect(b.can('cast', 'Mox Diamond')).toBe(true)
  b.activate('Mystic Forge').resolve()
  expect(b.can('cast', 'Shock')).toBe(false)
})
