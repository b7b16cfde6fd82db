import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bringer of the Last Gift] returns the creatures that were in the graveyards before', () => {
  const b = board({
    a: { hand: ['Bringer of the Last Gift'], battlefield: ['8 Swamp', 'Memnite'], graveyard: ['Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Bringer of the Last Gift').resolveAll()
  expect([
    b.in('battlefield', 'Hill Giant', 'A'),
    b.in('graveyard', 'Memnite'),
    b.in('graveyard', 'Grizzly Bears'),
  ]).toEqual([true, true, true])
})
