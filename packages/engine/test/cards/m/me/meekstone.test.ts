import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Meekstone] keeps large creatures tapped', () => {
  const tapped = (card: string) => ({ card, tapped: true })
  const b = board({
    a: { battlefield: ['Meekstone'] },
    b: { battlefield: [tapped('Hill Giant'), tapped('Grizzly Bears')] },
  })
  b.to('upkeep', 4)
  expect([b.object('Hill Giant').tapped, b.object('Grizzly Bears').tapped]).toEqual([true, false])
})
