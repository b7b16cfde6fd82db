import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Yahenni's Expertise] shrinks all creatures, then casts a small spell for nothing", () => {
  const b = board({
    a: { hand: ["Yahenni's Expertise", 'Grizzly Bears'], battlefield: ['4 Swamp'] },
    b: { battlefield: ['Hill Giant', 'Serra Angel'] },
  })
  b.pick('choose', 'Grizzly Bears').yes().cast("Yahenni's Expertise").resolveAll()
  expect([b.in('battlefield', 'Hill Giant'), b.pt('Serra Angel'), b.pt('Grizzly Bears')]).toEqual([false, '1/1', '2/2'])
})
