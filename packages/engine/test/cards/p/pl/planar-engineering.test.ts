import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Planar Engineering] exchanges two lands for four basic ones', () => {
  const b = board({ a: { hand: ['Planar Engineering'], battlefield: ['4 Forest'], library: ['4 Island', 'Savannah'] } })
  b.reply('chooseFound', (d) => (d.shape === 'objects' ? d.candidates.slice(0, 4) : []))
    .cast('Planar Engineering')
    .resolve()
  expect([b.count('battlefield', 'Forest'), b.count('battlefield', 'Island'), b.object('Island').tapped]).toEqual([
    2,
    4,
    true,
  ])
})
