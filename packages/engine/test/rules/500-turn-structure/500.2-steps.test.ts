import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { steps, watch } from '../../support/watch.ts'

describe('[CR 500] the turn', () => {
  it('[CR 500.1, 501.1, 505.1, 506.1, 512.1] has these phases and steps in this order', () => {
    const b = board({ active: 1, step: 'end', a: { battlefield: ['Grizzly Bears'] } })
    const seen = watch(b)
    b.to('main1', 4).attack('Grizzly Bears').to('upkeep')
    const [, ...turn] = steps(seen)
    expect(turn.slice(0, 13)).toEqual([
      'untap',
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'declareBlockers',
      'combatDamage',
      'endCombat',
      'main2',
      'end',
      'cleanup',
      'untap',
    ])
  })

  it('[CR 500.5, 106.4] unspent mana is lost as a step ends', () => {
    const b = board({ a: { battlefield: ['Forest'] } })
    b.tapForMana('Forest')
    expect([b.pool('A'), b.to('beginCombat').pool('A')]).toEqual(['{G}', ''])
  })

  it('[CR 500.2, 117.4] a step goes on while a player acts, and ends when both pass in succession', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Shock'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.pass()
    expect(b.step).toBe('main1')
    b.cast('Shock', { targets: ['A'] }).resolve()
    expect(b.step).toBe('main1')
    expect(b.pass().pass().step).toBe('beginCombat')
  })

  it('[CR 502.4, 500.3] nobody has priority in the untap step', () => {
    const b = board({ step: 'end', a: { battlefield: ['Mountain'], hand: ['Shock'] } })
    b.pass().pass()
    expect([b.step, b.game.state.turn.number]).toEqual(['upkeep', 4])
  })

  it('[CR 503.1, 504.2, 507.2, 513.1] the active player has priority in upkeep, draw, combat and end step', () => {
    const b = board({ step: 'end' })
    for (const step of ['upkeep', 'draw', 'beginCombat', 'end'] as const) {
      b.to(step, 4)
      expect([b.decision.player, b.decision.shape]).toEqual([1, 'act'])
    }
  })

  it('[CR 503.1a, 500.6, 603.2b] what triggers at the beginning of the upkeep is on the stack before priority', () => {
    const b = board({ step: 'end', a: { battlefield: ['Bitterblossom'] }, active: 1 })
    for (let guard = 0; guard < 10 && b.step !== 'upkeep'; guard++) b.pass()
    expect(b.names('stack')).toEqual(['ability of Bitterblossom'])
  })

  it('[CR 504.1, 703.4d] the active player draws a card in the draw step, and nobody else', () => {
    const b = board({ step: 'upkeep', turn: 3 })
    b.to('main1')
    expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 0])
  })

  it('[CR 505.1] there is a main phase after combat', () => {
    const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] } })
    expect(b.to('main2').can('cast', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 505.6a, 505.6b] a creature spell is cast and a land played in a main phase', () => {
    const b = board({ a: { hand: ['Grizzly Bears', 'Forest'], battlefield: ['2 Forest'] } })
    const kinds = (): string[] => b.legal().map(({ kind }) => kind)
    expect(kinds()).toEqual(expect.arrayContaining(['cast', 'playLand']))
    expect(
      b
        .to('beginCombat')
        .legal()
        .map(({ kind }) => kind),
    ).toEqual(['pass', 'activateMana', 'activateMana'])
  })
})

describe('[CR 502] the untap step', () => {
  it('[CR 502.3, 703.4c] the permanents of the active player untap at the same time', () => {
    const b = board({
      step: 'end',
      active: 1,
      a: {
        battlefield: [
          { card: 'Forest', tapped: true },
          { card: 'Hill Giant', tapped: true },
        ],
      },
      b: { battlefield: [{ card: 'Island', tapped: true }] },
    })
    b.to('upkeep')
    expect(['Forest', 'Hill Giant', 'Island'].map((name) => b.object(name).tapped)).toEqual([false, false, true])
  })

  it('[CR 502.1, 702.26a] permanents phase in and out before anything untaps', () => {
    const b = board({ step: 'end', active: 1, a: { battlefield: ['Sandbar Crocodile'] } })
    b.to('upkeep')
    expect(b.in('battlefield', 'Sandbar Crocodile')).toBe(false)
    expect(b.to('upkeep', 6).in('battlefield', 'Sandbar Crocodile')).toBe(true)
  })
})
