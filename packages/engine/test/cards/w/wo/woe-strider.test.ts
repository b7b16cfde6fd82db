import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Woe Strider] escapes with two counters and brings a Goat', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], graveyard: ['Woe Strider', '4 Swamp'] } })
  b.cast('Woe Strider', { method: 'escape', from: 'graveyard' }).resolveAll()
  expect([b.pt('Woe Strider'), b.in('battlefield', 'Goat Token'), b.names('exile').length]).toEqual(['5/4', true, 4])
})
