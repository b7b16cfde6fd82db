import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Persistent Petitioners] mills twelve cards for four Advisors, which may have come this turn', () => {
  const b = board({
    a: { battlefield: ['3 Persistent Petitioners', { card: 'Persistent Petitioners', sick: true }] },
    b: { library: ['15 Island'] },
  })
  b.activate('Persistent Petitioners', { nth: 1, targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(12)
})
