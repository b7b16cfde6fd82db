import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Satyr Firedancer] turns your spells' damage on a creature too", () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Satyr Firedancer', 'Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual([18, true])
})
