import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ugin's Labyrinth] adds {C}{C} while a card is exiled with it", () => {
  const b = board({ a: { hand: ["Ugin's Labyrinth", 'Darksteel Colossus'] } })
  b.yes().play("Ugin's Labyrinth").resolve()
  expect(b.in('exile', 'Darksteel Colossus')).toBe(true)
  b.tapForMana("Ugin's Labyrinth")
  expect(b.pool('A')).toBe('{C}{C}')
})
it("[Ugin's Labyrinth] returns the exiled card and then adds only {C}", () => {
  const b = board({ a: { hand: ["Ugin's Labyrinth", 'Darksteel Colossus'] } })
  b.yes().play("Ugin's Labyrinth").resolve()
  b.activate("Ugin's Labyrinth").resolve()
  expect(b.in('hand', 'Darksteel Colossus', 'A')).toBe(true)
  b.to('main1', 5).tapForMana("Ugin's Labyrinth")
  expect(b.pool('A')).toBe('{C}')
})
