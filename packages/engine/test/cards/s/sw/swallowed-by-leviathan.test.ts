import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Swallowed by Leviathan] asks for {1} for each card in its controller's graveyard, those surveilled included", () => {
  const saved = (lands: number): boolean => {
    const b = board({
      a: { hand: ['Hill Giant'], battlefield: [`${4 + lands} Mountain`] },
      b: { hand: ['Swallowed by Leviathan'], battlefield: ['3 Island'], graveyard: ['2 Island'] },
    })
    b.cast('Hill Giant').pass()
    b.cast('Swallowed by Leviathan', { targets: ['Hill Giant'] })
      .yes('payOrNot')
      .resolveAll()
    return b.in('battlefield', 'Hill Giant')
  }
  expect([saved(1), saved(4)]).toEqual([false, true])
})
