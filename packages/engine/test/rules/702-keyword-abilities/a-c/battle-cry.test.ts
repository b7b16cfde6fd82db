import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('battle cry', () => {
  it('[CR 702.91a] battle cry helps each other attacker', () => {
    const b = board({ a: { battlefield: ['Goblin Wardriver', 'Grizzly Bears', 'Hill Giant'] } })
    b.attack('Goblin Wardriver', 'Grizzly Bears').resolveAll()
    expect([b.pt('Goblin Wardriver'), b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['2/2', '3/2', '3/3'])
  })
})
