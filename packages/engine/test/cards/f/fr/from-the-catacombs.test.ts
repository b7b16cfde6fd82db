import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[From the Catacombs] brings a creature from any graveyard, which is exiled as it would leave', () => {
  const b = board({
    a: { hand: ['From the Catacombs', 'Unsummon'], battlefield: ['5 Swamp', '2 Island'], library: ['5 Island'] },
    b: { graveyard: ['Craw Wurm'] },
  })
  b.cast('From the Catacombs', { targets: ['Craw Wurm'] }).resolve()
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
  expect(b.counters('Craw Wurm', 'corpse')).toBe(1)
  b.resolveAll()
    .cast('Unsummon', { targets: ['Craw Wurm'] })
    .resolve()
  expect(b.in('exile', 'Craw Wurm')).toBe(true)
})
