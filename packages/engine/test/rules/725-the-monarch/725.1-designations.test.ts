import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('designations', () => {
  it('[CR 725.1] without a monarch nobody draws for it', () => {
    const b = board({ a: { battlefield: ['Throne Warden'] } })
    b.to('upkeep', 4)
    expect([b.names('hand', 'A').length, b.counters('Throne Warden', '+1/+1')]).toEqual([0, 0])
  })

  it("[CR 702.131c, 702.131d] the city's blessing stays, and counts at once", () => {
    const b = board({
      a: { battlefield: ['Skymarcher Aspirant', '8 Plains'], hand: ['Plains'] },
    })
    expect(b.has('Skymarcher Aspirant', 'flying')).toBe(false)
    b.play('Plains')
    expect(b.has('Skymarcher Aspirant', 'flying')).toBe(true)
  })
})
