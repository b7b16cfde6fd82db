import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Targ Nar, Demon-Fang Gnoll] doubles itself, and with power 6 helps all attackers', () => {
  const b = board({ a: { battlefield: ['Targ Nar, Demon-Fang Gnoll', 'Grizzly Bears', '2 Mountain', '2 Forest'] } })
  b.activate('Targ Nar, Demon-Fang Gnoll').resolve()
  b.attack('Targ Nar, Demon-Fang Gnoll', 'Grizzly Bears').resolveAll()
  expect([b.pt('Targ Nar, Demon-Fang Gnoll'), b.pt('Grizzly Bears')]).toEqual(['5/4', '3/2'])
})
