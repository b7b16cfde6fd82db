import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shifting Woodland] becomes a copy of a permanent card in the graveyard until end of turn', () => {
  const b = board({
    a: { battlefield: ['Shifting Woodland', '4 Forest'], graveyard: ['Hill Giant', 'Shock', 'Ponder', 'Sol Ring'] },
  })
  b.activate('Shifting Woodland', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.to('main1', 4)
  expect(b.in('battlefield', 'Shifting Woodland', 'A')).toBe(true)
})
