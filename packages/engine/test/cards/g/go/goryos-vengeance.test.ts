import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Goryo's Vengeance] returns a legendary creature with haste until the next end step", () => {
  const b = board({
    a: { hand: ["Goryo's Vengeance"], graveyard: ['Griselbrand', 'Grizzly Bears'], mana: '{B}{B}' },
  })
  b.cast("Goryo's Vengeance", { targets: ['Griselbrand'] }).resolve()
  expect(b.has('Griselbrand', 'haste')).toBe(true)
  b.to('end').resolveAll()
  expect(b.names('exile')).toEqual(['Griselbrand'])
})
