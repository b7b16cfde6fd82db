import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Graveborn Muse] draws and loses for each Zombie its controller has, itself among them', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Graveborn Muse', 'Withered Wretch'], library: ['3 Shock'] },
    b: { battlefield: ['Withered Wretch'] },
  })
  b.to('upkeep')
  expect(b.count('hand', 'Shock', 'A')).toBe(2)
  expect(b.life('A')).toBe(18)
})

it('[Graveborn Muse] counts the Zombies as its ability resolves', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Graveborn Muse'], library: ['3 Shock'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  while (b.game.state.stack.length === 0) b.pass()
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Graveborn Muse'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.life('A')).toBe(20)
})
