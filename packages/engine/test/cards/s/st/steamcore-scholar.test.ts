import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Steamcore Scholar] discards one fitting card instead of two', () => {
  const of = (library: string[]) => {
    const b = board({ a: { hand: ['Steamcore Scholar'], battlefield: ['3 Island'], library } })
    return b.yes('payOrNot').cast('Steamcore Scholar').resolveAll().names('hand', 'A').length
  }
  expect([of(['Shock', 'Forest']), of(['Memnite', 'Forest'])]).toEqual([1, 0])
})
