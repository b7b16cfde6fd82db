import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Longstalk Brawl] puts a counter on your creature before the fight if the gift was promised', () => {
  const b = board({
    a: { hand: ['Longstalk Brawl'], battlefield: ['Forest', 'Grizzly Bears'] },
    b: { battlefield: ['Centaur Courser'] },
  })
  b.yes('additionalCost')
    .cast('Longstalk Brawl', { targets: ['Grizzly Bears', 'Centaur Courser'] })
    .resolve()
  expect(b.in('graveyard', 'Centaur Courser', 'B')).toBe(true)
})
