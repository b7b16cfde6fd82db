import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('counters with rules of their own', () => {
  it('[CR 122.1c] a shield counter prevents damage once: Disciplined Duelist survives the first Shock', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['2 Shock'] },
      b: { battlefield: [{ card: 'Disciplined Duelist', counters: { shield: 1 } }] },
    })
    b.cast('Shock', { targets: ['Disciplined Duelist'] }).resolve()
    expect(b.object('Disciplined Duelist').counters).toBeNull()
    b.cast('Shock', { targets: ['Disciplined Duelist'] }).resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Disciplined Duelist'])
  })

  it('[CR 122.1c] a shield counter is removed instead of the permanent being destroyed by an effect', () => {
    const b = board({
      a: { battlefield: ['3 Swamp'], hand: ['Murder'] },
      b: { battlefield: [{ card: 'Disciplined Duelist', counters: { shield: 2 } }] },
    })
    b.cast('Murder', { targets: ['Disciplined Duelist'] }).resolve()
    expect(b.object('Disciplined Duelist').counters).toEqual({ shield: 1 })
  })

  it('[CR 122.1d] a permanent with a stun counter loses the counter instead of untapping', () => {
    const b = board({ a: { battlefield: [{ card: 'Grizzly Bears', tapped: true, counters: { stun: 1 } }] } })
    const { number } = b.game.state.turn
    b.to('upkeep', number + 2)
    expect(b.object('Grizzly Bears')).toMatchObject({ tapped: true, counters: null })
    b.to('upkeep', number + 4)
    expect(b.object('Grizzly Bears').tapped).toBe(false)
  })

  it('[CR 122.1h] a permanent with a finality counter is exiled instead of dying', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Shock'] },
      b: { battlefield: [{ card: 'Grizzly Bears', counters: { finality: 1 } }] },
    })
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.names('exile')).toEqual(['Grizzly Bears'])
  })
})
