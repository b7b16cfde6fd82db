import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dreadhorde Arcanist] casts a small spell from the graveyard and exiles it', () => {
  const b = board({ a: { battlefield: ['Dreadhorde Arcanist'], graveyard: ['Lightning Bolt'] } })
  b.aim(['Lightning Bolt', 'B']).yes().attack('Dreadhorde Arcanist').resolveAll()
  expect([b.life('B'), b.in('exile', 'Lightning Bolt')]).toEqual([17, true])
})
