import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guiltfeeder] makes the defending player pay for the graveyard', () => {
  const b = board({ a: { battlefield: ['Guiltfeeder'] }, b: { graveyard: ['5 Shock'] } })
  b.attack('Guiltfeeder').damage()
  expect(b.life('B')).toBe(15)
})
