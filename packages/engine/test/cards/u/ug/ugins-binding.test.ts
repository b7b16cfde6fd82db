import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ugin's Binding] comes back from the graveyard for a great colorless spell", () => {
  const b = board({
    a: { hand: ['Ugin, Eye of the Storms'], battlefield: ['7 Wastes'], graveyard: ["Ugin's Binding"] },
    b: { battlefield: ['Memnite', 'Sol Ring'] },
  })
  b.yes().cast('Ugin, Eye of the Storms').resolveAll()
  expect([b.names('battlefield', 'B'), b.in('exile', "Ugin's Binding")]).toEqual([[], true])
})
