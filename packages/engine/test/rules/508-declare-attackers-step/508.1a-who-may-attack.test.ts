import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { attackRefusal, open, rule } from '../../support/declarations.ts'

const attackers = (b: ReturnType<typeof board>) => {
  b.to('declareAttackers')
  if (b.decision.shape !== 'attack') return []
  return open(b, 'attack').candidates.map(({ attacker }) => b.game.state.objects[attacker]!.id)
}

describe('who may attack [CR 508.1a, S9.1]', () => {
  it('[CR 508.1] nobody is asked when no creature can attack', () => {
    const b = board({ a: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] } })
    b.to('declareAttackers')
    expect(b.decision.purpose).toBe('priority')
    expect(b.game.state.combat?.attackers).toEqual([])
  })

  it('[CR 508.8] without attackers there is no declare blockers step', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
    b.attack()
    b.pass().pass()
    expect(b.step).toBe('endCombat')
  })

  it('[CR 302.6] a creature that came this turn does not attack', () => {
    const b = board({ a: { battlefield: [{ card: 'Grizzly Bears', sick: true }, 'Hill Giant'] } })
    expect(attackers(b)).toEqual([b.id('Hill Giant')])
    expect(attackRefusal(b, 'Grizzly Bears')).toBe('A creature was declared that cannot attack.')
  })

  it('[CR 702.10b] with haste it does', () => {
    const b = board({ a: { hand: ['Raging Goblin'], battlefield: ['Mountain'] } })
    b.cast('Raging Goblin').resolve().attack('Raging Goblin').damage()
    expect(b.life('B')).toBe(19)
  })

  it('[CR 302.6] a creature taken this turn attacks only with the haste it was given', () => {
    const b = board({
      a: { hand: ['Act of Treason'], battlefield: ['3 Mountain'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Act of Treason', { targets: ['Hill Giant'] })
      .resolve()
      .attack('Hill Giant')
      .damage()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 302.6] Control Magic gives no haste, and on the next turn the creature attacks', () => {
    const b = board({
      a: { hand: ['Control Magic'], battlefield: ['4 Island'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
    expect(attackers(b)).toEqual([])
    b.to('main1', 5).attack('Hill Giant').damage()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 302.6] a creature that came on the turn before attacks', () => {
    const b = board({ a: { hand: ['Ashcoat Bear'], battlefield: ['2 Forest'] }, active: 1, turn: 3 })
    b.turnTo('A').cast('Ashcoat Bear').resolve().to('main1', 4).attack('Ashcoat Bear').damage()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 508.1a] or when an effect lets it attack as though it had haste', () => {
    const b = board({ a: { battlefield: [{ card: 'Grizzly Bears', sick: true }] } })
    rule(b, 'Grizzly Bears', { kind: 'attackAsThoughHaste', what: the('it') })
    expect(attackers(b)).toEqual([b.id('Grizzly Bears')])
  })

  it('[CR 702.3b] a creature with defender does not attack', () => {
    const b = board({ a: { battlefield: ['Wall of Stone'] } })
    expect(attackers(b)).toEqual([])
  })

  it('[CR 508.1c] unless an effect lets it attack as though it had none', () => {
    const b = board({ a: { battlefield: ['Wall of Stone'] } })
    rule(b, 'Wall of Stone', { kind: 'attackAsThoughNotDefender', what: the('it') })
    expect(attackers(b)).toEqual([b.id('Wall of Stone')])
  })

  it('[CR 508.1c] Pacifism keeps a creature from attacking', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears'] },
      b: { battlefield: [{ card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
    })
    expect(attackers(b)).toEqual([])
  })

  it('[CR 508.1f] attacking taps', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] } }).attack('Grizzly Bears')
    expect(b.object('Grizzly Bears').tapped).toBe(true)
  })

  it('[S9.2] [CR 702.20b] but not a creature with vigilance', () => {
    const b = board({ a: { battlefield: ['Serra Angel'] } }).attack('Serra Angel')
    expect(b.object('Serra Angel').tapped).toBe(false)
    expect(b.damage().life('B')).toBe(16)
  })

  it('[S4.1] an attacker declared twice is refused', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] } })
    expect(attackRefusal(b, 'Grizzly Bears', 'Grizzly Bears')).toBe('A creature was declared as an attacker twice.')
  })
})
