import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Liberator, Urza's Battlethopter] grows for a spell that cost more mana than its power", () => {
  const b = board({
    a: { battlefield: ["Liberator, Urza's Battlethopter", '3 Forest'], hand: ['Grizzly Bears', 'Elvish Mystic'] },
  })
  b.cast('Elvish Mystic').resolveAll()
  expect(b.pt("Liberator, Urza's Battlethopter")).toBe('1/2')
  b.cast('Grizzly Bears').resolveAll()
  expect(b.pt("Liberator, Urza's Battlethopter")).toBe('2/3')
})

it("[Liberator, Urza's Battlethopter] gives flash to artifact spells, not to others", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Liberator, Urza's Battlethopter", '3 Forest'], hand: ['Grizzly Bears', 'Memnite'] },
  })
  b.turnTo('A')
  expect([b.can('cast', 'Memnite'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
})
