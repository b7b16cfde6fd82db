import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gideon of the Trials] keeps its controller in the game while there is a Gideon', () => {
  const b = board({
    a: { battlefield: [{ card: 'Gideon of the Trials', counters: { loyalty: 3 } }], life: 3 },
    b: { hand: ['Lightning Bolt', "Hero's Downfall"], battlefield: ['Mountain', '3 Swamp'] },
  })
  b.activate('Gideon of the Trials', { nth: 2 }).resolve().turnTo('B')
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect([b.winner, b.life('A')]).toEqual([null, 0])
  b.turnTo('B')
    .cast("Hero's Downfall", { targets: ['Gideon of the Trials'] })
    .resolve()
  expect(b.winner).toBe('B')
})

it('[Gideon of the Trials] prevents what a permanent would deal until the next turn', () => {
  const b = board({
    a: { battlefield: [{ card: 'Gideon of the Trials', counters: { loyalty: 3 } }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Gideon of the Trials', { targets: ['Hill Giant'] })
    .resolve()
    .to('declareAttackers', 4)
  b.attack('Hill Giant').damage()
  expect(b.life('A')).toBe(20)
})
