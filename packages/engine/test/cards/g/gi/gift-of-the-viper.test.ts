import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gift of the Viper] puts three counters on a creature and untaps it', () => {
  const b = board({
    a: { hand: ['Gift of the Viper'], battlefield: ['Forest', { card: 'Grizzly Bears', tapped: true }] },
  })
  b.cast('Gift of the Viper', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'reach'), b.has('Grizzly Bears', 'deathtouch')]).toEqual([
    '3/3',
    true,
    true,
  ])
  expect(b.object('Grizzly Bears').tapped).toBe(false)
})
