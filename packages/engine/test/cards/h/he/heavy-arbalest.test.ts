import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heavy Arbalest] lets the equipped creature deal 2 damage, and keeps it tapped', () => {
  const b = board({
    a: { battlefield: [{ card: 'Heavy Arbalest', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] },
  })
  b.activate('Grizzly Bears', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  b.to('upkeep', 5)
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})
