import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('landwalk', () => {
  it("[CR 702.14] Urborg gives the opponent's lands the type that swampwalk asks for", () => {
    const b = board({
      a: { battlefield: ['Bog Wraith', 'Urborg, Tomb of Yawgmoth'] },
      b: { battlefield: ['Forest', 'Hill Giant'] },
    })
    b.attack('Bog Wraith').damage()
    expect(b.life('B')).toBe(17)
  })
})
