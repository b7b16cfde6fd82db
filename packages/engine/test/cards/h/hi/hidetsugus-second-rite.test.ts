import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Hidetsugu's Second Rite] deals 10 damage to a player with exactly 10 life", () => {
  const left = (life: number): number => {
    const b = board({ a: { hand: ["Hidetsugu's Second Rite"], battlefield: ['4 Mountain'] }, b: { life } })
    return b
      .cast("Hidetsugu's Second Rite", { targets: ['B'] })
      .resolve()
      .life('B')
  }
  expect([left(10), left(9)]).toEqual([0, 9])
})
