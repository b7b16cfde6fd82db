import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Slaughter Pact] destroys a creature, and its controller loses the game unless they pay later', () => {
  const play = (answer: 'yes' | 'no') => {
    const b = board({
      a: { hand: ['Slaughter Pact'], battlefield: ['3 Swamp'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Slaughter Pact', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
    b[answer]('payOrNot').to('main1', 5)
    return b.winner
  }
  expect([play('yes'), play('no')]).toEqual([null, 'B'])
})
