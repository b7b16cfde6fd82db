import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Prey Upon] makes your creature fight another', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Craw Wurm'], hand: ['Prey Upon'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Prey Upon').resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.object('Craw Wurm').damage]).toEqual([true, 3])
})
