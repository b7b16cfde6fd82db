import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Grafdigger's Cage] keeps creature cards in graveyards, and spells from being cast there", () => {
  const b = board({
    a: { hand: ['Reanimate'], graveyard: ['Hill Giant', 'Faithless Looting'], battlefield: ['Swamp', '3 Mountain'] },
    b: { battlefield: ["Grafdigger's Cage"] },
  })
  expect(b.can('cast', 'Faithless Looting')).toBe(false)
  b.cast('Reanimate', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})
