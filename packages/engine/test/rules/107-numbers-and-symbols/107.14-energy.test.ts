import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('energy', () => {
  it('[CR 107.14] one energy pays for one coloured mana', () => {
    const b = board({ a: { hand: ['Aether Hub', 'Llanowar Elves', 'Shock'] } })
    b.play('Aether Hub').resolve()
    expect(b.game.state.players[0].counters['energy']).toBe(1)
    b.cast('Shock', { targets: ['B'] })
    expect(b.game.state.players[0].counters['energy']).toBe(0)
  })

  it('[CR 107.14] without energy the land makes colourless mana only', () => {
    const b = board({ a: { hand: ['Shock'], battlefield: ['Aether Hub'] } })
    expect(b.can('cast', 'Shock')).toBe(false)
  })

  it('[CR 107.14] the same energy does not pay twice', () => {
    const b = board({
      a: { hand: ['Aether Hub', 'Counterspell', 'Sol Ring'], battlefield: ['Aether Hub', 'Aether Hub'] },
    })
    b.play('Aether Hub').resolve().cast('Sol Ring')
    expect(b.can('cast', 'Counterspell')).toBe(false)
  })
})
