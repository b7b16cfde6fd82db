import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pact of Negation] loses the game at the next upkeep if it is not paid for', () => {
  const of = (islands: string) => {
    const b = board({
      a: { battlefield: [islands], hand: ['Pact of Negation'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
      active: 1,
    })
    b.cast('Shock', { targets: ['A'] })
      .pass()
      .cast('Pact of Negation')
      .resolve()
    expect(b.in('graveyard', 'Shock')).toBe(true)
    return b.yes('payOrNot').to('main1', 4).winner
  }
  expect([of('5 Island'), of('4 Island')]).toEqual([null, 'B'])
})
