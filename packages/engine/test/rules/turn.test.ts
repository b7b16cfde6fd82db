import { describe, expect, it } from 'vitest'
import { legalActions } from '../../src/actions/legal.ts'
import { PHASES } from '../../src/turn/phases.ts'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

/** Steps that began, in order. */
const steps = (seen: ReturnType<typeof watch>): string[] =>
  seen.events.filter((event) => event.kind === 'stepBegan').map((event) => event.detail)

describe('the sequence of a turn', () => {
  it('[S2.1] is data, in the order of CR 500.1', () => {
    expect(PHASES.map((phase) => phase.step)).toEqual([
      'untap',
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'declareBlockers',
      'firstStrikeDamage',
      'combatDamage',
      'endCombat',
      'main2',
      'end',
      'cleanup',
    ])
  })

  it('[S2.1] [CR 502.4] [CR 514.3] all steps give priority but untap and cleanup', () => {
    expect(PHASES.filter((phase) => !phase.grantsPriority).map((phase) => phase.step)).toEqual(['untap', 'cleanup'])
  })

  it('[S2.1] [CR 508.8] a turn without attackers has no blockers and damage steps', () => {
    const b = board({ step: 'end', active: 1, a: { battlefield: ['Grizzly Bears'] } })
    const seen = watch(b)
    b.to('end', 4)
    expect(steps(seen).filter((step) => step !== 'cleanup')).toEqual([
      'untap',
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'end',
    ])
  })

  it('[S2.1] [CR 510.4] a first-strike damage step takes place only where a first striker fights', () => {
    const b = board({ a: { battlefield: ['Youthful Knight'] } })
    const seen = watch(b)
    b.attack('Youthful Knight').to('main2')
    expect(steps(seen)).toContain('firstStrikeDamage')
    const plain = board({ a: { battlefield: ['Grizzly Bears'] } })
    const other = watch(plain)
    plain.attack('Grizzly Bears').to('main2')
    expect(steps(other)).not.toContain('firstStrikeDamage')
  })

  it('[S2.2] [CR 502.3] untap untaps the active player’s permanents only', () => {
    const b = board({
      a: { battlefield: [{ card: 'Forest', tapped: true }] },
      b: { battlefield: [{ card: 'Mountain', tapped: true }] },
      step: 'end',
    })
    b.to('upkeep', 4)
    expect(b.object('Mountain').tapped).toBe(false)
    expect(b.object('Forest').tapped).toBe(true)
  })

  it('[S2.2] [CR 502.3] a permanent that doesn’t untap stays tapped', () => {
    const b = board({ b: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }] }, step: 'end' })
    b.to('upkeep', 4)
    expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
  })

  it("[CR 502.3] Tsabo's Web keeps lands with other activated abilities tapped, and only those", () => {
    const b = board({
      a: { battlefield: ["Tsabo's Web"] },
      b: {
        battlefield: [
          { card: 'Wasteland', tapped: true },
          { card: 'Forest', tapped: true },
        ],
      },
      step: 'end',
    })
    b.to('upkeep', 4)
    expect(b.object('Wasteland').tapped).toBe(true)
    expect(b.object('Forest').tapped).toBe(false)
  })

  it('[S2.2] [CR 502.4] nobody gets priority in the untap step', () => {
    const b = board({ step: 'end' })
    const seen: string[] = []
    while (b.game.state.turn.number === 3) {
      b.pass()
      seen.push(b.step)
    }
    expect(b.step).toBe('upkeep')
    expect(seen).not.toContain('untap')
  })

  it('[S2.2] [CR 504.1] the draw step draws one card before anyone gets priority', () => {
    const b = board({ step: 'upkeep' })
    b.pass().pass()
    expect(b.step).toBe('draw')
    expect(b.names('hand', 'A').length).toBe(1)
  })

  it('[S2.2] [CR 704.5b] drawing from an empty library in the draw step loses the game', () => {
    const b = board({ a: { library: [] }, step: 'upkeep' })
    b.pass().pass()
    expect(b.winner).toBe('B')
  })

  it('[S2.4] turn number and active player advance', () => {
    const b = board({ step: 'end' })
    b.to('upkeep', 4)
    expect(b.game.state.turn.active).toBe(1)
    b.to('upkeep', 5)
    expect(b.game.state.turn.active).toBe(0)
  })

  it('[S2.4] land drops are there again next turn', () => {
    const b = board({ a: { hand: ['2 Forest'] } })
    b.play('Forest')
    expect(b.can('playLand', 'Forest')).toBe(false)
    b.to('main1', 5)
    b.play('Forest')
    expect(b.count('battlefield', 'Forest')).toBe(2)
  })

  it('[S2.4] [CR 106.4] mana empties at the end of each step, for both players', () => {
    const b = board({ a: { battlefield: ['Forest'] }, b: { battlefield: ['Mountain'] }, step: 'upkeep' })
    b.tapForMana('Forest')
    b.turnTo('B').tapForMana('Mountain')
    expect(b.pool('A') + b.pool('B')).toBe('{G}{R}')
    b.to('draw')
    expect(b.pool('A') + b.pool('B')).toBe('')
  })

  it('[S2.4] [CR 106.4] and from a main phase to combat', () => {
    const b = board({ a: { battlefield: ['Forest'] } })
    b.tapForMana('Forest')
    b.pass().pass()
    expect(b.step).toBe('beginCombat')
    expect(b.pool('A')).toBe('')
  })

  it('[S1.5] [CR 103.8a] the starting player skips the draw step of the first turn', () => {
    const b = board({ turn: 1, step: 'upkeep' })
    b.pass().pass()
    expect(b.step).toBe('main1')
    expect(b.names('hand', 'A')).toEqual([])
  })
})

describe('cleanup', () => {
  it('[S2.3] [CR 514.1] the active player discards to seven cards', () => {
    const b = board({ a: { hand: ['9 Forest'] }, step: 'end' })
    b.to('upkeep', 4)
    expect(b.names('hand', 'A').length).toBe(7)
    expect(b.names('graveyard', 'A').length).toBe(2)
  })

  it('[S2.3] the other player does not', () => {
    const b = board({ b: { hand: ['9 Forest'] }, step: 'end' })
    b.to('upkeep', 4)
    expect(b.names('hand', 'B').length).toBe(9)
  })

  it('[S2.3] the player chooses which', () => {
    const b = board({ a: { hand: ['7 Forest', 'Hill Giant'] }, step: 'end' })
    b.pick('discardToHandSize', 'Hill Giant').to('upkeep', 4)
    expect(b.names('graveyard', 'A')).toEqual(['Hill Giant'])
  })

  it('[S2.3] [CR 514.2] damage wears off and "until end of turn" ends at the same time', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Forest', 'Mountain'], hand: ['Giant Growth', 'Lightning Bolt'] },
    })
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    b.to('upkeep', 4)
    expect(b.object('Grizzly Bears')).toMatchObject({ zone: 'battlefield', damage: 0 })
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[S2.3] [CR 514.3] normally nobody gets priority', () => {
    const b = board({ step: 'end' })
    const seen = watch(b)
    b.pass().pass()
    expect(b.step).toBe('upkeep')
    expect(steps(seen).filter((step) => step === 'cleanup').length).toBe(1)
  })

  it('[S2.3] [CR 514.3a] a trigger gives priority in the cleanup step, and another cleanup follows', () => {
    const b = board({ a: { hand: ['7 Forest', 'Basking Rootwalla'] }, step: 'end' })
    const seen = watch(b)
    b.pick('discardToHandSize', 'Basking Rootwalla').pass().pass()
    expect(b.step).toBe('cleanup')
    expect(b.game.state.stack.length).toBe(1)
    expect(b.decision.player).toBe(0)
    b.yes().resolve()
    b.resolve()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
    b.to('upkeep', 4)
    expect(steps(seen).filter((step) => step === 'cleanup').length).toBe(2)
  })

  it('[CR 514.3a] an effect made in the first cleanup step ends in the second', () => {
    const b = board({
      a: { hand: ['7 Forest', 'Basking Rootwalla', 'Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] },
      step: 'end',
    })
    b.reply('discardToHandSize', () => [b.id('Basking Rootwalla'), b.id('Forest', 'hand')])
    b.pass().pass()
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('5/5')
    b.no().to('upkeep', 4)
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 514.3a] a state-based action in the cleanup step gives priority too', () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '2 Plains'], hand: ['Holy Strength'] } })
    b.activate("Mishra's Factory").resolve()
    b.cast('Holy Strength', { targets: ["Mishra's Factory"] }).resolve()
    b.to('end')
    b.pass().pass()
    expect(b.step).toBe('cleanup')
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[CR 514.2] Act of Treason ends: the creature goes home', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.cast('Act of Treason', { targets: ['Hill Giant'] }).resolve()
    expect(b.object('Hill Giant').tapped).toBe(false)
    b.attack('Hill Giant').damage()
    expect(b.life('B')).toBe(17)
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })
})

describe('extra and skipped', () => {
  it('[S2.5] [CR 500.7] Time Walk: another turn after this one', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Time Walk'] } })
    b.cast('Time Walk').resolve()
    b.to('upkeep', 4)
    expect(b.game.state.turn.active).toBe(0)
    b.to('upkeep', 5)
    expect(b.game.state.turn.active).toBe(1)
  })

  it('[S2.5] [CR 500.7] two Time Walks: two turns', () => {
    const b = board({ a: { battlefield: ['4 Island'], hand: ['2 Time Walk'] } })
    b.cast('Time Walk').resolve()
    b.cast('Time Walk').resolve()
    b.to('upkeep', 5)
    expect(b.game.state.turn.active).toBe(0)
    b.to('upkeep', 6)
    expect(b.game.state.turn.active).toBe(1)
  })

  it('[CR 500.7] the turn created last is taken first', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Time Walk'] },
      b: { battlefield: ['2 Island'], hand: ['Twincast'] },
    })
    b.cast('Time Walk')
    b.turnTo('B').cast('Twincast').resolve()
    b.resolveAll()
    const owners: number[] = []
    for (const turn of [4, 5, 6]) owners.push(b.to('upkeep', turn).game.state.turn.active)
    expect(owners).toEqual([0, 1, 1])
  })

  it('[S2.5] [CR 500.8] Relentless Assault: an additional combat phase and main phase after this one', () => {
    const b = board({ a: { battlefield: ['Hill Giant', '4 Mountain'], hand: ['Relentless Assault'] } })
    b.attack('Hill Giant').to('main2')
    const seen = watch(b)
    b.cast('Relentless Assault').resolve()
    expect(b.object('Hill Giant').tapped).toBe(false)
    b.attack('Hill Giant').damage()
    expect(b.life('B')).toBe(14)
    b.to('end')
    expect(steps(seen).filter((step) => step === 'main2').length).toBe(1)
    expect(steps(seen).filter((step) => step === 'beginCombat').length).toBe(1)
  })

  it('[CR 500.8] cast in the first main phase, two combat phases follow', () => {
    const b = board({ a: { battlefield: ['Hill Giant', '4 Mountain'], hand: ['Relentless Assault'] } })
    b.cast('Relentless Assault').resolve()
    const seen = watch(b)
    b.to('end')
    expect(steps(seen).filter((step) => step === 'beginCombat').length).toBe(2)
  })

  it('[S2.5] [S10.2] [CR 614.10a] a skipped draw step: nothing of it happens', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['2 Forest'] }, step: 'end', active: 1 })
    const seen = watch(b)
    b.to('main1', 4)
    expect(steps(seen)).not.toContain('draw')
  })
})

describe('lands', () => {
  it('[S6.7] [CR 305.2] one land a turn; a second is refused and says why', () => {
    const b = board({ a: { hand: ['2 Forest'] } })
    b.play('Forest')
    expect(b.refusal({ kind: 'playLand', object: b.id('Forest', 'hand'), face: 0 })).toBe(
      'Forest: you have already played a land this turn.',
    )
  })

  it('[S6.7] Exploration allows one more', () => {
    const b = board({ a: { battlefield: ['Exploration'], hand: ['3 Forest'] } })
    b.play('Forest').play('Forest')
    expect(b.refusal({ kind: 'playLand', object: b.id('Forest', 'hand'), face: 0 })).toBe(
      'Forest: you have already played 2 lands this turn.',
    )
  })

  it('[CR 305.2] two Explorations allow two more', () => {
    const b = board({ a: { battlefield: ['2 Exploration'], hand: ['3 Forest'] } })
    b.play('Forest').play('Forest').play('Forest')
    expect(b.count('battlefield', 'Forest')).toBe(3)
  })

  it('[CR 305.3] no land on the opponent’s turn', () => {
    const b = board({ a: { hand: ['Forest'] }, active: 1 })
    b.turnTo('A')
    expect(b.refusal({ kind: 'playLand', object: b.id('Forest'), face: 0 })).toMatch(/only on your own turn/)
  })

  it('[CR 305.1] no land while something is on the stack', () => {
    const b = board({ a: { hand: ['Forest', 'Lightning Bolt'], battlefield: ['Mountain'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    expect(b.refusal({ kind: 'playLand', object: b.id('Forest'), face: 0 })).toMatch(/empty stack/)
  })

  it('[CR 305.1] no land outside a main phase', () => {
    const b = board({ a: { hand: ['Forest'] }, step: 'upkeep' })
    expect(legalActions(b.game, 0)).toEqual([{ kind: 'pass' }])
  })

  it('[S3.4] [S4.1] [CR 116.2a] playing a land does not use the stack and keeps priority', () => {
    const b = board({ a: { hand: ['Forest'] } })
    b.play('Forest')
    expect(b.game.state.stack).toEqual([])
    expect(b.decision.player).toBe(0)
  })

  it('Crucible of Worlds: lands may be played from the graveyard, within the limit', () => {
    const b = board({ a: { battlefield: ['Crucible of Worlds'], graveyard: ['2 Wasteland'] } })
    b.act({ kind: 'playLand', object: b.id('Wasteland'), face: 0 })
    expect(b.in('battlefield', 'Wasteland')).toBe(true)
    expect(b.refusal({ kind: 'playLand', object: b.id('Wasteland', 'graveyard'), face: 0 })).toMatch(/already played/)
  })

  it('without Crucible of Worlds they may not', () => {
    const b = board({ a: { graveyard: ['Wasteland'] } })
    expect(b.refusal({ kind: 'playLand', object: b.id('Wasteland'), face: 0 })).toMatch(/not in your hand/)
  })
})
