import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('planeswalkers', () => {
  it('[CR 114.1, 113.6p, 114.2, 114.4] Basri Ket −6: an emblem that works for the rest of the game', () => {
    const b = board({ a: { battlefield: [{ card: 'Basri Ket', counters: { loyalty: 6 } }, 'Grizzly Bears'] } })
    b.activate('Basri Ket', { nth: 2 }).resolve()
    expect(b.game.state.command.length).toBe(1)
    b.to('beginCombat')
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.pt('Soldier Token')).toBe('2/2')
  })
})
