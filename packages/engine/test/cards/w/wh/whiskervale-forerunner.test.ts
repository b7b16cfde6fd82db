import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Whiskervale Forerunner] puts a creature onto the battlefield if it's your turn, otherwise into your hand", () => {
  const find = (active: 0 | 1, answer: number) => {
    const b = board({
      active,
      a: {
        battlefield: ['Whiskervale Forerunner', 'Forest'],
        hand: ['Giant Growth'],
        library: ['Hill Giant', 'Grizzly Bears', 'Shock', '4 Wastes'],
      },
    })
    b.turnTo('A').pick('choose', 'Grizzly Bears').reply('yesNo', [answer])
    b.cast('Giant Growth', { targets: ['Whiskervale Forerunner'] }).resolve()
    return [b.in('battlefield', 'Grizzly Bears'), b.in('hand', 'Grizzly Bears')]
  }
  expect([find(0, 0), find(0, 1), find(1, 0)]).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
})
