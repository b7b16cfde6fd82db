import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Multani's Acolyte] draws a card when it enters, and is sacrificed unless its echo is paid", () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ["Multani's Acolyte"] } })
  b.cast("Multani's Acolyte").resolve().resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  b.no('payOrNot').to('draw', 5)
  expect(b.in('graveyard', "Multani's Acolyte", 'A')).toBe(true)
})

it("[Multani's Acolyte] stays when its echo is paid, and asks no more", () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ["Multani's Acolyte"] } })
  b.cast("Multani's Acolyte").resolve().resolve()
  b.yes('payOrNot').to('upkeep', 5)
  expect(b.object('Forest').tapped).toBe(true)
  b.to('upkeep', 7)
  expect(b.object('Forest').tapped).toBe(false)
  expect(b.in('battlefield', "Multani's Acolyte", 'A')).toBe(true)
})
