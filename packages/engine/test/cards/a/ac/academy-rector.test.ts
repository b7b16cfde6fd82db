import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Academy Rector] is exiled as it dies, and brings an enchantment from the library', () => {
  const b = board({
    a: { battlefield: ['Academy Rector'], library: ['Glorious Anthem', 'Plains'] },
    b: { hand: ['Lightning Bolt'], mana: '{R}' },
    active: 1,
  })
  b.cast('Lightning Bolt', { targets: ['Academy Rector'] }).resolve()
  b.yes().pick('chooseFound', 'Glorious Anthem').resolve()
  expect(b.in('exile', 'Academy Rector')).toBe(true)
  expect(b.in('battlefield', 'Glorious Anthem', 'A')).toBe(true)
})

it('[Academy Rector] brings nothing where it is no longer in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Academy Rector'], library: ['Glorious Anthem', 'Plains'] },
    b: { hand: ['Lightning Bolt'], battlefield: ["Tormod's Crypt"], mana: '{R}' },
    active: 1,
  })
  b.cast('Lightning Bolt', { targets: ['Academy Rector'] }).resolve()
  b.activate("Tormod's Crypt", { targets: ['A'] })
    .resolve()
    .yes()
    .resolve()
  expect(b.in('library', 'Glorious Anthem')).toBe(true)
})
