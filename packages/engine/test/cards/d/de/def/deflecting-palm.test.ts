import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deflecting Palm] prevents the damage of a source and deals it to its controller', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .pick('chooseSource', 'Lightning Bolt')
    .cast('Deflecting Palm')
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 20])
})

it('[Deflecting Palm] prevents damage to you only, and once', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mountain', 'Plains', 'Grizzly Bears'], hand: ['Deflecting Palm'] },
    b: { battlefield: ['Siege-Gang Commander', '3 Goblin Piker', '6 Mountain'] },
  })
  const shoot = (target: string) =>
    b
      .turnTo('B')
      .pick('sacrifice', 'Goblin Piker')
      .activate('Siege-Gang Commander', { targets: [target] })
      .resolve()
  b.turnTo('A').pick('chooseSource', 'Siege-Gang Commander').cast('Deflecting Palm').resolve()
  shoot('Grizzly Bears')
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  shoot('A')
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
  shoot('A')
  expect([b.life('A'), b.life('B')]).toEqual([18, 18])
})
