import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hearth Elemental] costs less for instants, sorceries and Adventures in the graveyard', () => {
  const b = board({
    a: {
      hand: ['Hearth Elemental'],
      battlefield: ['3 Mountain'],
      graveyard: ['Shock', 'Divination', 'Bonecrusher Giant', 'Memnite'],
    },
  })
  expect(b.can('cast', 'Hearth Elemental')).toBe(true)
})
