import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Virtue of Loyalty // Ardenvale Fealty] puts a counter on each of your creatures in your end step and untaps them', () => {
  const b = board({
    a: { battlefield: ['Virtue of Loyalty', { card: 'Grizzly Bears', tapped: true }] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.to('end').resolveAll()
  expect([b.pt('Grizzly Bears'), b.object('Grizzly Bears').tapped]).toEqual(['3/3', false])
  expect([b.pt('Hill Giant'), b.object('Hill Giant').tapped]).toEqual(['3/3', true])
})
