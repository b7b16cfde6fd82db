import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Port of Karfell] mills four cards and returns a creature card tapped', () => {
  const b = board({
    a: { battlefield: ['Port of Karfell', '3 Island', '3 Swamp'], library: ['Hill Giant', '4 Wastes'] },
  })
  b.activate('Port of Karfell').resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
  expect(b.count('graveyard', 'Wastes', 'A')).toBe(3)
})
