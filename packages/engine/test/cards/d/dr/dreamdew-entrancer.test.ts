import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dreamdew Entrancer] stuns a creature, and draws two cards for one of yours', () => {
  const stun = (name: string) => {
    const b = board({
      a: { hand: ['Dreamdew Entrancer'], battlefield: ['3 Forest', '2 Island', 'Grizzly Bears'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.pick('choose', name).cast('Dreamdew Entrancer').resolve().resolve()
    return [b.counters(name, 'stun'), b.object(name).tapped, b.names('hand', 'A').length]
  }
  expect([stun('Hill Giant'), stun('Grizzly Bears')]).toEqual([
    [3, true, 0],
    [3, true, 2],
  ])
})
