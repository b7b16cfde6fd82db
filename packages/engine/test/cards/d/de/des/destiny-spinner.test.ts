import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Destiny Spinner] makes a land an X/X Elemental with trample and haste, still a land', () => {
  const b = board({ a: { battlefield: ['Destiny Spinner', 'Glorious Anthem', '5 Forest'] } })
  b.activate('Destiny Spinner', { targets: ['Forest#5'] }).resolve()
  const land = b.c('Forest#5')
  expect([b.pt('Forest#5'), b.has('Forest#5', 'haste'), land.subtypes]).toEqual(['3/3', true, ['Forest', 'Elemental']])
})

it('[Destiny Spinner] keeps your creature and enchantment spells from being countered', () => {
  const b = board({
    a: { battlefield: ['Destiny Spinner', '2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Grizzly Bears')
    .pass()
    .cast('Counterspell', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})
