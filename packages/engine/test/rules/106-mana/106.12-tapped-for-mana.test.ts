import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it("[CR 106.12a] [Wild Growth] does not trigger for a Gaea's Cradle that produces no mana", () => {
  const cradle = (...creatures: string[]) =>
    board({
      a: { battlefield: ["Gaea's Cradle", { card: 'Wild Growth', attachedTo: "Gaea's Cradle" }, ...creatures] },
    }).tapForMana("Gaea's Cradle")
  expect(cradle().pool('A')).toBe('')
  expect(cradle('Grizzly Bears').pool('A')).toBe('{G}{G}')
})

it('[CR 106.12a] nothing is paid with the mana that Wild Growth would add to none', () => {
  const b = board({
    a: {
      hand: ['Llanowar Elves'],
      battlefield: ["Gaea's Cradle", { card: 'Wild Growth', attachedTo: "Gaea's Cradle" }],
    },
  })
  expect(b.can('cast', 'Llanowar Elves')).toBe(false)
})
