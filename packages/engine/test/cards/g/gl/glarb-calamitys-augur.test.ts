import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Glarb, Calamity's Augur] plays lands and great spells from the top of the library", () => {
  const of = (top: string) => board({ a: { battlefield: ["Glarb, Calamity's Augur", '4 Mountain'], library: [top] } })
  expect([
    of('Forest').can('playLand', 'Forest'),
    of('Hill Giant').can('cast', 'Hill Giant'),
    of('Shock').can('cast', 'Shock'),
  ]).toEqual([true, true, false])
})
