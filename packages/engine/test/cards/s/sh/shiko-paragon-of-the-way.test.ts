import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shiko, Paragon of the Way] casts a copy of a card in the graveyard', () => {
  const b = board({
    a: { hand: ['Shiko, Paragon of the Way'], battlefield: ['5 City of Brass'], graveyard: ['Lightning Bolt'] },
  })
  b.cast('Shiko, Paragon of the Way').aim(['Lightning Bolt', 'B']).yes().resolveAll()
  expect([b.life('B'), b.in('exile', 'Lightning Bolt')]).toEqual([17, true])
})
