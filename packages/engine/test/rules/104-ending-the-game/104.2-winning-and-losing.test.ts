import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('how a game ends', () => {
  it.each([
    ['[CR 104.3b, 119.6, 704.5a] with 0 life', { life: 2, hand: ['Shock'] }],
    ['[CR 104.3c, 121.4, 704.5b] with a draw from an empty library', { library: [], hand: ['Quick Study'] }],
  ])('%s a player loses', (_title, { hand, ...a }) => {
    const b = board({ a: { ...a, hand, battlefield: ['3 Island', 'Mountain'] } })
    b.aim(['A'])
      .cast(hand[0] ?? '')
      .resolve()
    expect(b.winner).toBe('B')
  })

  it('[CR 104.1, 104.2a, 104.3a] when a player concedes, the other one has won at once', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] } })
    b.game.concede(0)
    expect([b.game.isOver, b.winner]).toEqual([true, 'B'])
  })

  it('[CR 104.3d, 122.1f, 704.5c] with ten poison counters a player loses', () => {
    const b = board({ a: { battlefield: [{ card: 'Blighted Agent', counters: { '+1/+1': 9 } }] } })
    b.attack('Blighted Agent').damage()
    expect([b.winner, b.life('B')]).toEqual(['A', 20])
  })

  it('[CR 104.2b] an effect states that a player wins', () => {
    const b = board({ active: 1, a: { life: 40, battlefield: ['Felidar Sovereign'] } })
    b.to('upkeep').resolveAll()
    expect(b.winner).toBe('A')
  })

  it('[CR 104.4a] both players lose at the same time: the game is a draw', () => {
    const b = board({ a: { life: 4, battlefield: ['2 Mountain'], hand: ['Flame Rift'] }, b: { life: 4 } })
    b.cast('Flame Rift').resolve()
    expect(b.winner).toBe('draw')
  })
})
