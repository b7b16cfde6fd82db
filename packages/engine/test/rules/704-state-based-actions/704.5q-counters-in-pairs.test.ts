import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('counters', () => {
  it('[S12.2] [CR 704.5q, 122.3] [S12.2] +1/+1 and −1/−1 counters are removed in pairs', () => {
    const b = board({ a: { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 3, '-1/-1': 2 } }] } })
    expect(b.object('Hill Giant').counters).toEqual({ '+1/+1': 1 })
  })

  it('[S12.2] [CR 704.5q] Kitchen Finks that gets a +1/+1 counter loses its −1/−1 counter, and persists again', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Kitchen Finks', counters: { '-1/-1': 1 } }, 'Forest', 'Mountain'],
        hand: ['Battlegrowth', 'Lightning Bolt'],
      },
    })
    b.cast('Battlegrowth', { targets: ['Kitchen Finks'] }).resolve()
    expect(b.object('Kitchen Finks').counters).toBeNull()
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('battlefield', 'Kitchen Finks', 'A')).toBe(true)
  })
})
