import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('counters', () => {
  it('[CR 122.2] [S5.2] counters are gone when the permanent changes zones', () => {
    const b = board({
      a: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }, 'Plains'], hand: ['Cloudshift'] },
    })
    b.cast('Cloudshift', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })
})
