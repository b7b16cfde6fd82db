import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Feed the Clan] gains 10 life with a creature with power 4, and 5 otherwise', () => {
  const life = (creature: string): number => {
    const b = board({ a: { hand: ['Feed the Clan'], battlefield: ['2 Forest', creature] } })
    return b.cast('Feed the Clan').resolve().life('A')
  }
  expect([life('Craw Wurm'), life('Hill Giant')]).toEqual([30, 25])
})
