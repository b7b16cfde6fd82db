import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tolsimir, Friend to Wolves] brings Voja, who fights', () => {
  const b = board({
    a: { hand: ['Tolsimir, Friend to Wolves'], battlefield: ['5 Savannah'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Tolsimir, Friend to Wolves').aim(['Grizzly Bears']).resolveAll()
  expect([b.life('A'), b.in('graveyard', 'Grizzly Bears')]).toEqual([23, true])
})
