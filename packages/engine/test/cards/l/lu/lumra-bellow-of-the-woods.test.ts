import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lumra, Bellow of the Woods] returns the lands of the graveyard, those just milled as well', () => {
  const b = board({
    a: {
      hand: ['Lumra, Bellow of the Woods'],
      battlefield: ['6 Forest'],
      graveyard: ['Island'],
      library: ['Plains', '3 Shock'],
    },
  })
  b.cast('Lumra, Bellow of the Woods').resolveAll()
  expect([b.pt('Lumra, Bellow of the Woods'), b.object('Plains').tapped]).toEqual(['8/8', true])
})
