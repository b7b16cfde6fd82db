import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quick Sliver] lets opponents cast Slivers in your turn, too', () => {
  const b = board({
    a: { battlefield: ['Quick Sliver'] },
    b: { hand: ['Muscle Sliver', 'Grizzly Bears'], battlefield: ['2 Forest'] },
  })
  b.turnTo('B')
  expect([b.can('cast', 'Muscle Sliver'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
})
