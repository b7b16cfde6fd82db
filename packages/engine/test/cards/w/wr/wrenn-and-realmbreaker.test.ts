import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wrenn and Realmbreaker] lets lands tap for any color and makes one a creature', () => {
  const b = board({ a: { battlefield: ['Wrenn and Realmbreaker', 'Wastes', 'Forest'], hand: ['Shock'] } })
  b.activate('Wrenn and Realmbreaker', { targets: ['Forest'] }).resolve()
  expect([b.pt('Forest'), b.has('Forest', 'hexproof'), b.c('Forest').subtypes]).toEqual([
    '3/3',
    true,
    ['Forest', 'Elemental'],
  ])
  expect(b.can('cast', 'Shock')).toBe(true)
})

it('[Wrenn and Realmbreaker] mills three cards for a permanent card', () => {
  const b = board({
    a: { battlefield: ['Wrenn and Realmbreaker'], library: ['Shock', 'Memnite', 'Forest', '3 Wastes'] },
  })
  b.pick('choose', 'Memnite').activate('Wrenn and Realmbreaker', { nth: 1 }).resolve()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A').sort()]).toEqual([['Memnite'], ['Forest', 'Shock']])
})

it('[Wrenn and Realmbreaker] opens the graveyard for lands and permanent spells', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Wrenn and Realmbreaker', counters: { loyalty: 7 } }, 'Mountain'],
      graveyard: ['Forest', 'Memnite', 'Shock'],
    },
  })
  b.activate('Wrenn and Realmbreaker', { nth: 2 }).resolve()
  expect([b.can('playLand', 'Forest'), b.can('cast', 'Memnite'), b.can('cast', 'Shock')]).toEqual([true, true, false])
})
