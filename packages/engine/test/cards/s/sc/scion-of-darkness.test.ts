import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scion of Darkness] takes a creature card from the graveyard of the player it damaged', () => {
  const b = board({
    a: { battlefield: ['Scion of Darkness'], graveyard: ['Hill Giant'] },
    b: { graveyard: ['Craw Wurm'] },
  })
  b.attack('Scion of Darkness').yes().damage()
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})
