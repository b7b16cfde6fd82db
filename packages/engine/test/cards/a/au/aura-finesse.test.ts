import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aura Finesse] moves an Aura and draws a card', () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }, 'Island'],
      hand: ['Aura Finesse'],
    },
  })
  b.cast('Aura Finesse', { targets: ['Holy Strength', 'Hill Giant'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant'), b.names('hand', 'A').length]).toEqual(['2/2', '4/5', 1])
})
