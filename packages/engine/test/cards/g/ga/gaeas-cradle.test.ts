import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Gaea's Cradle] adds {G} for each creature you control", () => {
  const b = board({
    a: { battlefield: ["Gaea's Cradle", 'Grizzly Bears', 'Llanowar Elves', 'Sol Ring'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.tapForMana("Gaea's Cradle")
  expect(b.pool('A')).toBe('{G}{G}')
})

it("[Gaea's Cradle] is legendary: its controller keeps one of two", () => {
  const b = board({ a: { battlefield: ["Gaea's Cradle"], hand: ["Gaea's Cradle"] } })
  b.play("Gaea's Cradle")
  expect(b.count('graveyard', "Gaea's Cradle", 'A')).toBe(1)
})

it("[Gaea's Cradle] pays nothing without creatures", () => {
  const b = board({ a: { battlefield: ["Gaea's Cradle"], hand: ['Llanowar Elves'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(false)
})
