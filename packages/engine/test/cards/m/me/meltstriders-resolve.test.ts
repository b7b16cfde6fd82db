import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Meltstrider's Resolve] makes the enchanted creature fight when it enters", () => {
  const b = board({
    a: { hand: ["Meltstrider's Resolve"], battlefield: ['Forest', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast("Meltstrider's Resolve", { targets: ['Hill Giant', 'Grizzly Bears'] })
    .resolve()
    .resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.pt('Hill Giant')).toBe('3/5')
})
