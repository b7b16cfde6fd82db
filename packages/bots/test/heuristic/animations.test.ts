import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('lands that become creatures', () => {
  it('[S13.8] Treetop Village is animated before attackers are declared, and attacks', () => {
    const b = botBoard({ a: { battlefield: ['Treetop Village', 'Forest', '2 Mountain'] }, b: { life: 12 } })
    expect(b.actAll()).toEqual(['activate Treetop Village'])
    expect(b.tapped()).not.toContain('Treetop Village')
    expect(b.attackers()).toEqual(['Treetop Village'])
  })

  it('[S13.3] Treetop Village is not tapped for its own cost, nor animated when only it could pay', () => {
    const b = botBoard({ a: { battlefield: ['Treetop Village', 'Forest'] }, b: { life: 12 } })
    expect(b.actAll()).toEqual([])
  })

  it('[S13.8] Treetop Village does not attack into a bigger creature', () => {
    const b = botBoard({ a: { battlefield: ['Treetop Village', '3 Forest'] }, b: { battlefield: ['Serra Angel'] } })
    expect(b.actAll()).toEqual([])
  })

  it('[S13.8] Treetop Village is not animated after attackers are declared, when it is too late', () => {
    const b = botBoard({ a: { battlefield: ['Treetop Village', '3 Forest', 'Grizzly Bears'] } })
    b.board.attack('Grizzly Bears')
    expect(b.at('declareBlockers').act()).toEqual([])
  })

  it('[S13.9] Mishra’s Factory blocks where that keeps the player alive', () => {
    const b = botBoard(
      { a: { battlefield: ['Juggernaut'] }, b: { battlefield: ["Mishra's Factory", '2 Swamp'], life: 5 } },
      'B',
    )
    b.board.attack('Juggernaut')
    b.board.turnTo('B')
    expect(b.act()).toEqual(["activate Mishra's Factory"])
  })

  it('[S13.9] Mishra’s Factory stays a land at 20 life', () => {
    const b = botBoard(
      { a: { battlefield: ['Serra Angel'] }, b: { battlefield: ["Mishra's Factory", '2 Swamp'] } },
      'B',
    )
    b.board.attack('Serra Angel')
    b.board.turnTo('B')
    expect(b.act()).toEqual([])
  })

  it('[S13.8] Mishra’s Factory is animated first where that makes the attack lethal', () => {
    const b = botBoard({
      a: { battlefield: ["Mishra's Factory", '2 Mountain', 'Grizzly Bears'], hand: ['Jackal Pup'] },
      b: { life: 4 },
    })
    expect(b.act()[0]).toBe("activate Mishra's Factory")
  })
})

describe('haste', () => {
  it('[S13.5] Goblin Piledriver: cast first where haste from Goblin Warchief makes the attack lethal', () => {
    const b = botBoard({
      a: {
        battlefield: ['Goblin Warchief', '3 Goblin Lackey', '2 Mountain'],
        hand: ['Goblin Matron', 'Goblin Piledriver'],
      },
      b: { life: 12, battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    })
    expect(b.act()[0]).toBe('cast Goblin Piledriver')
  })

  it('[S13.5] Goblin Warchief: cast first where its haste makes the attack lethal', () => {
    const b = botBoard({
      a: {
        battlefield: [{ card: 'Goblin Piledriver', sick: true }, '2 Goblin Lackey', '3 Mountain'],
        hand: ['Goblin Matron', 'Goblin Warchief'],
      },
      b: { life: 11 },
    })
    expect(b.act()[0]).toBe('cast Goblin Warchief')
  })

  it('[S13.5] Ball Lightning: cast first where it makes the attack lethal', () => {
    const b = botBoard({
      a: { battlefield: ['3 Mountain', 'Jackal Pup'], hand: ['Sulfuric Vortex', 'Ball Lightning'] },
      b: { life: 7, battlefield: [{ card: 'Serra Angel', tapped: true }] },
    })
    expect(b.act()[0]).toBe('cast Ball Lightning')
  })

  it('a land that was made a creature attacks: it is no blocker in the opponent’s turn', () => {
    const b = botBoard({
      a: { battlefield: ['Treetop Village', '3 Forest'], life: 5 },
      b: { battlefield: ['Jackal Pup'] },
    })
    expect(b.actAll()).toEqual(['activate Treetop Village'])
    expect(b.attackers()).toEqual(['Treetop Village'])
  })

  it('[CR 702.122a] a Vehicle is crewed with a creature that cannot attack, and attacks', () => {
    const b = botBoard({
      a: { battlefield: ['Irontread Crusher', { card: 'Hill Giant', sick: true }] },
      b: { life: 12 },
    })
    expect(b.actAll()).toEqual(['activate Irontread Crusher'])
    expect(b.tapped()).toEqual(['Hill Giant'])
    expect(b.attackers()).toEqual(['Irontread Crusher'])
  })

  it('[CR 702.122a] a Vehicle is not crewed with what attacks better itself', () => {
    const b = botBoard({ a: { battlefield: ['Sleek Schooner', 'Colossal Dreadmaw'] }, b: { life: 12 } })
    expect(b.actAll()).toEqual([])
  })
})
