import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Satya, Aetherflux Genius] keeps a copy for energy equal to its mana value', () => {
  const of = (card: string) => {
    const b = board({ a: { battlefield: ['Satya, Aetherflux Genius', card] } })
    b.aim([card]).yes('payOrNot').yes().attack('Satya, Aetherflux Genius').to('upkeep', 4)
    return b.count('battlefield', card)
  }
  expect([of('Grizzly Bears'), of('Hill Giant')]).toEqual([2, 1])
})
