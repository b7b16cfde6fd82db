import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Embermage Goblin] fetches another one', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Embermage Goblin'], library: ['Forest', 'Embermage Goblin'] },
  })
  b.yes().pick('chooseFound', 'Embermage Goblin#2').cast('Embermage Goblin').resolveAll()
  expect(b.in('hand', 'Embermage Goblin', 'A')).toBe(true)
})
