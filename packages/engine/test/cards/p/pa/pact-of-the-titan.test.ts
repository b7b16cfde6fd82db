import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pact of the Titan] has to be paid in the next upkeep', () => {
  const of = (lands: string) => {
    const b = board({ a: { hand: ['Pact of the Titan'], battlefield: [lands] } })
    b.cast('Pact of the Titan').resolve()
    expect(b.pt('Giant Token')).toBe('4/4')
    b.yes('payOrNot').to('draw', 5)
    return b.winner
  }
  expect([of('5 Mountain'), of('4 Mountain')]).toEqual([null, 'B'])
})
