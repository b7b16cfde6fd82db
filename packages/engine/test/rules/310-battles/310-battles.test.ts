import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const SIEGE = 'Invasion of Dominaria // Serra Faithkeeper'

describe('battles', () => {
  it('[CR 310.4b, 210.1] a battle enters with its defense as counters', () => {
    const b = board({ a: { hand: [SIEGE], battlefield: ['3 Plains'] } })
    b.throughJson = true
    b.cast('Invasion of Dominaria').resolveAll()
    expect(b.counters('Invasion of Dominaria', 'defense')).toBe(5)
    expect(b.life('A')).toBe(24)
  })

  it('[CR 310.8b, 120.3h, 310.5, 310.4c] [CR 310.6] its controller may attack a Siege; damage removes defense counters', () => {
    const b = board({
      a: { battlefield: [{ card: SIEGE, counters: { defense: 5 } }, 'Grizzly Bears'] },
    })
    b.attack('Grizzly Bears>Invasion of Dominaria').damage()
    expect(b.counters('Invasion of Dominaria', 'defense')).toBe(3)
    expect(b.life('B')).toBe(20)
  })

  it('[CR 310.8b–c] its protector may not attack it, and may block for it', () => {
    const b = board({
      active: 1,
      a: { battlefield: [{ card: SIEGE, counters: { defense: 5 } }] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    expect(() => b.attack('Grizzly Bears>Invasion of Dominaria')).toThrow()
    const c = board({
      a: { battlefield: [{ card: SIEGE, counters: { defense: 2 } }, 'Grizzly Bears'] },
      b: { battlefield: ['Air Elemental'] },
    })
    c.attack('Grizzly Bears>Invasion of Dominaria').block('Air Elemental>Grizzly Bears').damage()
    expect(c.counters('Invasion of Dominaria', 'defense')).toBe(2)
  })

  it('[CR 310.11b] [CR 712.11a] without defense it is exiled, and its controller may cast it transformed for nothing', () => {
    const b = board({
      a: { battlefield: [{ card: SIEGE, counters: { defense: 3 } }, 'Mountain'], hand: ['Lightning Bolt'] },
    })
    b.throughJson = true
    b.cast('Lightning Bolt', { targets: ['Invasion of Dominaria'] }).resolve()
    expect(b.in('battlefield', 'Invasion of Dominaria')).toBe(true)
    b.yes().resolve()
    expect(b.in('stack', 'Serra Faithkeeper')).toBe(true)
    b.resolve()
    expect(b.pt('Serra Faithkeeper')).toBe('4/4')
  })

  it('[CR 310.11b] or leaves it in exile', () => {
    const b = board({
      a: { battlefield: [{ card: SIEGE, counters: { defense: 3 } }, 'Mountain'], hand: ['Lightning Bolt'] },
    })
    b.cast('Lightning Bolt', { targets: ['Invasion of Dominaria'] }).resolve()
    b.no().resolve()
    expect(b.in('exile', 'Invasion of Dominaria')).toBe(true)
  })

  it('[CR 310.7, 122.1g] [CR 704.5v] one without defense counters and without a trigger goes to the graveyard', () => {
    const b = board({ a: { battlefield: [SIEGE] } })
    expect(b.in('graveyard', 'Invasion of Dominaria', 'A')).toBe(true)
  })
})
