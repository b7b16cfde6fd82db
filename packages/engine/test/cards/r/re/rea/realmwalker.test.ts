import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Realmwalker] casts creatures of the chosen type from the library', () => {
  const of = (card: string) => {
    const b = board({ a: { hand: ['Realmwalker'], battlefield: ['3 Forest', '4 Mountain'], library: [card] } })
    b.option('chooseType', 'Goblin').cast('Realmwalker').resolve()
    return b.can('cast', card)
  }
  expect([of('Goblin Piker'), of('Hill Giant')]).toEqual([true, false])
})
