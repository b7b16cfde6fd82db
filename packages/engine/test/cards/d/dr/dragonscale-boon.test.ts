import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dragonscale Boon] puts two counters on a creature and untaps it', () => {
  const b = board({
    a: { battlefield: ['4 Forest', { card: 'Grizzly Bears', tapped: true }], hand: ['Dragonscale Boon'] },
  })
  b.cast('Dragonscale Boon').resolve()
  expect([b.pt('Grizzly Bears'), b.object('Grizzly Bears').tapped]).toEqual(['4/4', false])
})
