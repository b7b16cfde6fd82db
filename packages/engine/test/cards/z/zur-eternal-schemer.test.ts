import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zur, Eternal Schemer] makes a creature of an enchantment for good', () => {
  const b = board({ a: { battlefield: ['Zur, Eternal Schemer', 'Glorious Anthem', '2 Plains'] } })
  b.activate('Zur, Eternal Schemer', { targets: ['Glorious Anthem'] })
    .resolve()
    .to('upkeep', 4)
  expect([b.pt('Glorious Anthem'), b.has('Glorious Anthem', 'hexproof')]).toEqual(['4/4', true])
})
