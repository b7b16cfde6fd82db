import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('attacking', () => {
  it('[S13.8] with everything when that is lethal', () => {
    const b = botBoard({
      a: { battlefield: ['3 Grizzly Bears', 'Goblin Lackey'] },
      b: { life: 5, battlefield: ['Serra Avatar'] },
    })
    expect(b.attackers()).toHaveLength(4)
  })

  it('[S13.8] with everything when there is no blocker', () => {
    const b = botBoard({ a: { battlefield: ['2 Grizzly Bears', 'Goblin Lackey'] }, b: {} })
    expect(b.attackers()).toEqual(['Goblin Lackey', 'Grizzly Bears', 'Grizzly Bears'])
  })

  it('[S13.8] an evasive attacker that nothing can block attacks past a bigger creature', () => {
    const b = botBoard({
      a: { battlefield: ['Sengir Vampire', 'Goblin Lackey'] },
      b: {
        battlefield: [{ card: 'Tarmogoyf' }],
        graveyard: ['Forest', 'Shock', 'Grizzly Bears', 'Exploration', 'Replenish'],
      },
    })
    expect(b.attackers()).toEqual(['Sengir Vampire'])
  })

  it('[S13.8] not a 1/1 into a 4/5', () => {
    const b = botBoard({
      a: { battlefield: ['Goblin Lackey'] },
      b: { battlefield: ['Tarmogoyf'], graveyard: ['Forest', 'Shock', 'Grizzly Bears', 'Exploration'] },
    })
    expect(b.attackers()).toEqual([])
  })

  it('[S13.8] an attacker that survives every block attacks', () => {
    const b = botBoard({
      a: { battlefield: ['Juggernaut', 'Baneslayer Angel'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    expect(b.attackers()).toContain('Baneslayer Angel')
  })

  it('[S13.8] it looks at the counter-attack: the blocker that keeps it alive stays home', () => {
    const b = botBoard({
      a: { life: 4, battlefield: ['Grizzly Bears'] },
      b: {
        life: 20,
        battlefield: [
          { card: 'Sengir Vampire', tapped: true },
          { card: 'Juggernaut', tapped: true },
        ],
      },
    })
    // Both untap and strike back for nine; one blocker is not enough either, but without it there is no hope at all.
    expect(b.attackers()).toEqual([])
  })

  it('[S13.8] a counter-attack that is not deadly does not keep it home', () => {
    const b = botBoard({
      a: { life: 20, battlefield: ['Sengir Vampire'] },
      b: { life: 20, battlefield: ['Grizzly Bears'] },
    })
    expect(b.attackers()).toEqual(['Sengir Vampire'])
  })

  it('Goblin Piledriver counts those that attack with it', () => {
    const b = botBoard({
      a: { battlefield: ['Goblin Piledriver', 'Goblin Lackey', 'Mogg Fanatic'] },
      b: { life: 7 },
    })
    expect(b.attackers()).toHaveLength(3)
  })

  it('damage that would all be prevented is no reason to attack into blockers', () => {
    const b = botBoard({
      a: { battlefield: ['Grizzly Bears'] },
      b: { battlefield: ['Solitary Confinement', 'Argothian Enchantress', 'Serra Avatar'] },
    })
    expect(b.attackers()).toEqual([])
  })
})
