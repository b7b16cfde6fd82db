import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Petals of Insight] returns to the hand if the cards go to the bottom, and draws three cards otherwise', () => {
  const hand = (answer: 'yes' | 'no'): string[] => {
    const b = board({
      a: { hand: ['Petals of Insight'], battlefield: ['5 Island'], library: ['3 Shock', '3 Opt'] },
    })
    b[answer]().cast('Petals of Insight').resolve()
    return b.names('hand', 'A')
  }
  expect([hand('yes'), hand('no')]).toEqual([['Petals of Insight'], ['Shock', 'Shock', 'Shock']])
})
