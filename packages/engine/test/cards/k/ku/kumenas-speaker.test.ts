import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kumena's Speaker] grows with an Island or another Merfolk", () => {
  const of = (...others: string[]) =>
    board({ a: { battlefield: ["Kumena's Speaker", ...others] }, b: { battlefield: ['Island'] } }).pt(
      "Kumena's Speaker",
    )
  expect([of(), of('Tundra'), of('Merfolk of the Pearl Trident')]).toEqual(['1/1', '2/2', '2/2'])
})
