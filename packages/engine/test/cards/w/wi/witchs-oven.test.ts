import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Witch's Oven] makes two Food of a creature with toughness 4", () => {
  const bake = (creature: string) => {
    const b = board({ a: { battlefield: ["Witch's Oven", creature] } })
    return b.activate("Witch's Oven").resolve().count('battlefield', 'Food Token', 'A')
  }
  expect([bake('Grizzly Bears'), bake('Wall of Stone')]).toEqual([1, 2])
})
