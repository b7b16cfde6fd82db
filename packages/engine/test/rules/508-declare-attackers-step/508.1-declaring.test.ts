import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('[CR 508.1] declaring attackers', () => {
  it('[CR 508.1a] a tapped creature cannot attack', () => {
    expect(() => board({ a: { battlefield: [{ card: 'Hill Giant', tapped: true }] } }).attack('Hill Giant')).toThrow()
  })

  it('[CR 508.1f, 508.1k] attackers tap and are attacking', () => {
    const b = board({ a: { battlefield: ['Hill Giant'] } }).attack('Hill Giant')
    expect([b.object('Hill Giant').tapped, b.game.state.combat?.attackers.length]).toEqual([true, 1])
  })

  it('[CR 508.1f, 702.20b] but not with vigilance', () => {
    const b = board({ a: { battlefield: ['Serra Angel'] } }).attack('Serra Angel')
    expect(b.object('Serra Angel').tapped).toBe(false)
  })

  it('[CR 508.1m, 508.2b, 603.3] abilities that trigger on attacking are put on the stack before priority', () => {
    const b = board({ a: { battlefield: ['Goblin Guide'] } }).attack('Goblin Guide')
    expect([b.names('stack'), b.decision.player]).toEqual([['ability of Goblin Guide'], 0])
  })

  it('[CR 508.2, 506.2] the active player has priority first in the declare attackers step', () => {
    const b = board({ active: 1, b: { battlefield: ['Hill Giant'] } }).attack('Hill Giant')
    expect([b.decision.player, b.step]).toEqual([1, 'declareAttackers'])
  })

  it('[CR 506.3, 508.1a] an artifact that is no creature cannot attack', () => {
    expect(() => board({ a: { battlefield: ["Smuggler's Copter"] } }).attack("Smuggler's Copter")).toThrow()
  })

  it('[CR 508.4, 508.3a] a creature put onto the battlefield attacking was never declared as an attacker', () => {
    const b = board({ a: { battlefield: ['Hanweir Garrison'] } })
    const seen = watch(b)
    b.attack('Hanweir Garrison').resolveAll()
    expect(b.game.state.combat?.attackers.length).toBe(3)
    expect(seen.events.filter(({ kind }) => kind === 'attacks').length).toBe(1)
  })

  it('[CR 506.4, 701.19a] a creature that regenerates is removed from combat', () => {
    const b = board({
      a: { battlefield: ['Drudge Skeletons', 'Swamp'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.attack('Drudge Skeletons').activate('Drudge Skeletons').resolve()
    b.turnTo('B')
      .cast('Shock', { targets: ['Drudge Skeletons'] })
      .resolve()
    expect(b.in('battlefield', 'Drudge Skeletons')).toBe(true)
    expect(b.damage().life('B')).toBe(20)
  })
})
