import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('proliferate', () => {
  it('[CR 701.34a] proliferate gives chosen permanents and players another counter of each kind', () => {
    const b = board({
      a: {
        hand: ['Steady Progress'],
        battlefield: [
          '3 Island',
          { card: 'Grizzly Bears', counters: { '+1/+1': 1, charge: 2 } },
          { card: 'Hill Giant', counters: { '+1/+1': 1 } },
          'Llanowar Elves',
        ],
      },
    })
    b.pick('choose', 'Grizzly Bears').cast('Steady Progress').resolve()
    expect(b.object('Grizzly Bears').counters).toEqual({ '+1/+1': 2, charge: 3 })
    expect(b.pt('Hill Giant')).toBe('4/4')
  })
})
