import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kumena's Speaker] is larger beside another Merfolk or an Island", () => {
  const size = (...others: string[]) =>
    board({ a: { battlefield: ["Kumena's Speaker", ...others] } }).pt("Kumena's Speaker")
  expect([size(), size('Island'), size('Lord of Atlantis')]).toEqual(['1/1', '2/2', '3/3'])
})
