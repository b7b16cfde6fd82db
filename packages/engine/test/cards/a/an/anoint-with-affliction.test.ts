import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anoint with Affliction] exiles a creature with mana value 3 or less, not a larger one', () => {
  const of = (creature: string) =>
    board({ a: { battlefield: ['2 Swamp'], hand: ['Anoint with Affliction'] }, b: { battlefield: [creature] } })
      .cast('Anoint with Affliction')
      .resolve()
      .in('exile', creature)
  expect([of('Gray Ogre'), of('Hill Giant')]).toEqual([true, false])
})
