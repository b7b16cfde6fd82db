import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Court of Cunning] mills ten cards for the monarch, two otherwise', () => {
  const of = (monarch: boolean) => {
    const b = board({
      a: { hand: ['Court of Cunning'], battlefield: monarch ? ['3 Island'] : ['Court of Cunning'] },
      b: { library: ['20 Island'] },
    })
    if (monarch) b.cast('Court of Cunning').resolveAll()
    b.aim(['B']).to('draw', 5)
    return b.names('graveyard', 'B').length
  }
  expect([of(false), of(true)]).toEqual([2, 10])
})
