import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boseiju, Who Endures] is discarded to destroy, costs less for legendary creatures, and lets the controller find a land', () => {
  const b = board({
    a: { hand: ['Boseiju, Who Endures'], battlefield: ['Forest', 'Isamaru, Hound of Konda'] },
    b: { battlefield: ['Wasteland'], library: ['Taiga', 'Wastes'] },
  })
  b.yes()
    .pick('chooseFound', 'Taiga')
    .activate('Boseiju, Who Endures', { zone: 'hand', targets: ['Wasteland'] })
    .resolve()
  expect(b.in('graveyard', 'Wasteland', 'B')).toBe(true)
  expect(b.in('battlefield', 'Taiga', 'B')).toBe(true)
})
