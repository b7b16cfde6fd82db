import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Summary Dismissal] exiles all other spells and counters all abilities', () => {
  const b = board({
    a: { hand: ['Hill Giant'], battlefield: ['4 Mountain', 'Prodigal Sorcerer'] },
    b: { hand: ['Summary Dismissal'], battlefield: ['4 Island'] },
  })
  b.cast('Hill Giant')
    .activate('Prodigal Sorcerer', { targets: ['B'] })
    .turnTo('B')
    .cast('Summary Dismissal')
    .resolve()
  expect([b.game.state.stack.length, b.in('exile', 'Hill Giant', 'A'), b.life('B')]).toEqual([0, true, 20])
})
