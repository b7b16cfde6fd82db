import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glistening Deluge] shrinks green and white creatures more', () => {
  const b = board({
    a: { hand: ['Glistening Deluge'], battlefield: ['3 Swamp'] },
    b: { battlefield: ['Hill Giant', 'Centaur Courser'] },
  })
  b.cast('Glistening Deluge').resolve()
  expect([b.pt('Hill Giant'), b.in('graveyard', 'Centaur Courser', 'B')]).toEqual(['2/2', true])
})
