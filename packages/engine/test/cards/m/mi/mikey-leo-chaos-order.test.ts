import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mikey & Leo, Chaos & Order] draws once each turn for a counter its controller puts on a creature of theirs', () => {
  const b = board({
    a: { hand: ['2 Battlegrowth'], battlefield: ['Mikey & Leo, Chaos & Order', '2 Forest', 'Grizzly Bears'] },
  })
  b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
  b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
