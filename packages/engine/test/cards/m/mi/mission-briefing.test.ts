import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mission Briefing] lets a card be cast from the graveyard, and exiles it', () => {
  const b = board({
    a: { hand: ['Mission Briefing'], battlefield: ['2 Island', 'Mountain'], graveyard: ['Lava Spike'] },
  })
  b.cast('Mission Briefing').pick('choose', 'Lava Spike').resolve()
  b.cast('Lava Spike', { from: 'graveyard', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Lava Spike')]).toEqual([17, true])
})
