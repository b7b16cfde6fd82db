import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ring of Evos Isle] gives hexproof for {2}, and a counter to a blue creature each upkeep', () => {
  const b = board({
    active: 1,
    turn: 4,
    a: { battlefield: ['Wind Drake', { card: 'Ring of Evos Isle', attachedTo: 'Wind Drake' }, '2 Island'] },
  })
  b.to('main1', 5).activate('Ring of Evos Isle').resolve()
  expect([b.pt('Wind Drake'), b.has('Wind Drake', 'hexproof')]).toEqual(['3/3', true])
  const green = board({
    active: 1,
    turn: 4,
    a: { battlefield: ['Grizzly Bears', { card: 'Ring of Evos Isle', attachedTo: 'Grizzly Bears' }] },
  })
  expect(green.to('main1', 5).pt('Grizzly Bears')).toBe('2/2')
})
