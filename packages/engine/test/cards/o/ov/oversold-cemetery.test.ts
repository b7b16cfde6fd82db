import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oversold Cemetery] needs four creature cards', () => {
  const of = (graveyard: string) => {
    const b = board({ a: { battlefield: ['Oversold Cemetery'], graveyard: [graveyard] } })
    b.yes().to('draw', 5)
    return b.in('hand', 'Hill Giant', 'A')
  }
  expect([of('4 Hill Giant'), of('3 Hill Giant')]).toEqual([true, false])
})
