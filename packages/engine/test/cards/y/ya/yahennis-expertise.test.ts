import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Yahenni's Expertise] shrinks all creatures, then casts a cheap spell free", () => {
  const b = board({
    a: { hand: ["Yahenni's Expertise", 'Bog Imp', 'Craw Wurm'], battlefield: ['4 Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes().pick('choose', 'Bog Imp').cast("Yahenni's Expertise").resolve().resolveAll()
  expect([b.in('battlefield', 'Bog Imp', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})
