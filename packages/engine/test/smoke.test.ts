import { describe, expect, it } from 'vitest'
import { board } from './support/board.ts'

describe('smoke', () => {
  it('[Lightning Bolt] deals 3 damage to a player', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(17)
  })
  it('[Siege-Gang Commander] makes three Goblins and throws one', () => {
    const b = board({ a: { hand: ['Siege-Gang Commander'], battlefield: ['7 Mountain'] } })
    b.cast('Siege-Gang Commander').resolve().resolve()
    expect(b.count('battlefield', 'Goblin Token', 'A')).toBe(3)
    b.pick('sacrifice', 'Goblin Token')
      .activate('Siege-Gang Commander', { targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(18)
    expect(b.count('battlefield', 'Goblin Token', 'A')).toBe(2)
  })
  it('[S12.1] Opalescence with Humility', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility', 'Glorious Anthem'] } })
    expect(b.pt('Humility')).toBe('1/1')
    expect(b.pt('Glorious Anthem')).toBe('1/1')
  })
  it('a turn passes', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').damage()
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
    b.to('main1', 4)
    expect(b.game.state.turn.active).toBe(1)
  })
})
