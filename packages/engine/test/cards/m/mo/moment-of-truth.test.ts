import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Moment of Truth] sends the three cards to three places', () => {
  const b = board({
    a: { hand: ['Moment of Truth'], battlefield: ['2 Island'], library: ['Shock', 'Memnite', 'Forest', 'Island'] },
  })
  b.cast('Moment of Truth').pick('choose', 'Shock').pick('choose', 'Memnite').resolve()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Memnite', 'A'), b.names('library', 'A')]).toEqual([
    ['Shock'],
    true,
    ['Island', 'Forest'],
  ])
})
