import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('protection', () => {
  it('[CR 702.16b] protection: White Knight is no target of black spells', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['White Knight'] } })
    expect(b.can('cast', 'Murder')).toBe(false)
  })

  it('[CR 702.16e] protection: damage from sources of that colour is prevented', () => {
    const b = board({ a: { battlefield: ['Child of Night'] }, b: { battlefield: ['White Knight'] } })
    b.attack('Child of Night').block('White Knight>Child of Night')
    while (b.step === 'declareBlockers') b.pass()
    expect(b.object('White Knight').damage).toBe(0)
    b.damage()
    expect(b.life('A')).toBe(20)
  })

  it('[CR 702.16, 115.10a] protection does not stop what neither targets nor deals damage: Wrath of God', () => {
    const b = board({ a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] }, b: { battlefield: ['Black Knight'] } })
    b.cast('Wrath of God').resolve()
    expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
  })

  it('[CR 702.16e] Pyroclasm deals Goblin Piledriver its damage: red is not blue', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
      b: { battlefield: ['Goblin Piledriver'] },
    })
    b.cast('Pyroclasm').resolve()
    expect(b.in('graveyard', 'Goblin Piledriver', 'B')).toBe(true)
  })

  it('[CR 702.16c] an Aura of a colour the creature got protection from falls off', () => {
    const b = board({
      a: { battlefield: ['Black Knight', '4 Island'], hand: ['Clone'] },
      b: { battlefield: [{ card: 'Holy Strength', attachedTo: 'Black Knight' }] },
    })
    expect(b.in('graveyard', 'Holy Strength', 'B')).toBe(true)
  })
})
