import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Fry] deals 5 damage to a white or blue creature and can't be aimed at others", () => {
  const b = board({
    a: { hand: ['Fry'], battlefield: ['2 Mountain'] },
    b: { battlefield: ['Serra Angel', 'Grizzly Bears'] },
  })
  b.cast('Fry', { targets: ['Serra Angel'] }).resolve()
  expect(b.in('graveyard', 'Serra Angel')).toBe(true)
  const none = board({ a: { hand: ['Fry'], battlefield: ['2 Mountain'] }, b: { battlefield: ['Grizzly Bears'] } })
  expect(none.can('cast', 'Fry')).toBe(false)
})
