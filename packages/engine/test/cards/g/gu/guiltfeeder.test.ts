import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guiltfeeder] drains an unblocked opponent for their graveyard', () => {
  const b = board({ a: { battlefield: ['Guiltfeeder'] }, b: { graveyard: ['5 Shock'] } })
  b.attack('Guiltfeeder').to('endCombat')
  expect(b.life('B')).toBe(15)
})
