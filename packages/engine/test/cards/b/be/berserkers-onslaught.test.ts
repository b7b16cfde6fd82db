import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Berserkers' Onslaught] gives your attackers double strike", () => {
  const b = board({ a: { battlefield: ["Berserkers' Onslaught", 'Grizzly Bears'] } })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
})
