import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oversold Cemetery] returns a creature card among four', () => {
  const upkeep = (cards: number) => {
    const b = board({ a: { battlefield: ['Oversold Cemetery'], graveyard: [`${cards} Hill Giant`] }, active: 1 })
    return b.yes().to('draw', 4).count('hand', 'Hill Giant', 'A')
  }
  expect([upkeep(3), upkeep(4)]).toEqual([0, 1])
})
