import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wolfwillow Haven] adds {G} when the land is tapped for mana, and makes a Wolf on your turn only', () => {
  const b = board({
    a: { battlefield: ['Island', { card: 'Wolfwillow Haven', attachedTo: 'Island' }, '3 Forest'] },
  })
  b.tapForMana('Island')
  expect(b.pool('A')).toBe('{U}{G}')
  b.activate('Wolfwillow Haven').resolve()
  expect(b.count('battlefield', 'Wolf Token')).toBe(1)
  const theirs = board({
    active: 1,
    a: { battlefield: ['Island', { card: 'Wolfwillow Haven', attachedTo: 'Island' }, '5 Forest'] },
  })
  expect(theirs.turnTo('A').can('activate', 'Wolfwillow Haven')).toBe(false)
})
