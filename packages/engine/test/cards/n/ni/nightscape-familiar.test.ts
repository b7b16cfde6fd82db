import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nightscape Familiar] reduces blue and red spells once', () => {
  const b = board({
    a: {
      hand: ['Counterspell', 'Divination', 'Hill Giant', 'Zombie Goliath'],
      battlefield: ['Nightscape Familiar', '3 Mountain'],
    },
  })
  expect([b.can('cast', 'Hill Giant'), b.can('cast', 'Zombie Goliath')]).toEqual([true, false])
})
