import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rancid Earth] also deals damage with threshold', () => {
  const b = board({
    a: { hand: ['Rancid Earth'], battlefield: ['3 Swamp'], graveyard: ['7 Forest'] },
    b: { battlefield: ['Island'] },
  })
  b.cast('Rancid Earth', { targets: ['Island'] }).resolve()
  expect([b.life('A'), b.life('B'), b.in('graveyard', 'Island', 'B')]).toEqual([19, 19, true])
})
