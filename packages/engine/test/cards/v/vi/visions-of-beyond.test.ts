import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Visions of Beyond] draws three cards only if a single graveyard has twenty', () => {
  const drawn = (mine: number, theirs: number): number => {
    const b = board({
      a: { hand: ['Visions of Beyond'], battlefield: ['Island'], graveyard: [`${mine} Shock`] },
      b: { graveyard: [`${theirs} Shock`] },
    })
    b.cast('Visions of Beyond').resolve()
    return b.names('hand', 'A').length
  }
  expect([drawn(20, 0), drawn(1, 20), drawn(15, 19)]).toEqual([3, 3, 1])
})
