import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Alchemist's Refuge] lets you cast spells as though they had flash this turn", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Alchemist's Refuge", 'Forest', 'Island', '2 Forest'], hand: ['Grizzly Bears'] },
  })
  b.turnTo('A')
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  b.activate("Alchemist's Refuge").resolve().turnTo('A')
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})
