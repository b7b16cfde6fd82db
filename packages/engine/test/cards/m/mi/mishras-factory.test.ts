import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mishra's Factory] becomes a 2/2 artifact creature for {1} and is still a land", () => {
  const b = board({ a: { battlefield: ["Mishra's Factory", '2 Forest'] } })
  b.activate("Mishra's Factory").resolve()
  expect(b.pt("Mishra's Factory")).toBe('2/2')
  b.tapForMana("Mishra's Factory")
  expect(b.pool('A')).toBe('{C}')
})

it("[Mishra's Factory] pumps an Assembly-Worker, itself when it blocks", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Mishra's Factory", 'Forest'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.attack('Grizzly Bears').turnTo('A').activate("Mishra's Factory").resolve()
  b.block("Mishra's Factory>Grizzly Bears")
    .turnTo('A')
    .activate("Mishra's Factory", { nth: 1, targets: ["Mishra's Factory"] })
    .damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.in('battlefield', "Mishra's Factory", 'A')).toBe(true)
})

it("[Mishra's Factory] new this turn cannot attack", () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ["Mishra's Factory"] } })
  b.play("Mishra's Factory").activate("Mishra's Factory").resolve()
  expect(() => b.attack("Mishra's Factory")).toThrow()
})
