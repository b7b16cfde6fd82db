import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { attackRefusal, open, rule } from './declarations.ts'

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

describe('restrictions and requirements on the whole attack [CR 508.1c–d, S9.1]', () => {
  it('[CR 508.1c] Mogg Flunkies do not attack alone', () => {
    const b = board({ a: { battlefield: ['Mogg Flunkies', 'Grizzly Bears'] } })
    expect(attackRefusal(b, 'Mogg Flunkies')).toBe("Mogg Flunkies can't attack alone.")
    expect(attackRefusal(b, 'Mogg Flunkies', 'Grizzly Bears')).toBeNull()
  })

  it('[CR 508.1c] two creatures that cannot attack alone attack together', () => {
    const b = board({ a: { battlefield: ['2 Mogg Flunkies'] } })
    expect(attackRefusal(b, 'Mogg Flunkies', 'Mogg Flunkies#2')).toBeNull()
  })

  it('[CR 508.1d] Dauthi Slayer must attack, others need not', () => {
    const b = board({ a: { battlefield: ['Dauthi Slayer', 'Grizzly Bears'] } })
    expect(attackRefusal(b)).toBe('Dauthi Slayer must attack if able.')
    expect(attackRefusal(b, 'Grizzly Bears')).toBe('Dauthi Slayer must attack if able.')
    expect(attackRefusal(b, 'Dauthi Slayer')).toBeNull()
    expect(open(b, 'attack').minimum()).toEqual([{ attacker: b.id('Dauthi Slayer'), defender: b.entity('B') }])
  })

  it('[CR 508.1d] a creature that is not able to attack need not', () => {
    const b = board({ a: { battlefield: [{ card: 'Dauthi Slayer', sick: true }, 'Grizzly Bears'] } })
    expect(attackRefusal(b)).toBeNull()
  })

  it('[CR 508.1d] a creature that must attack but cannot alone takes another along', () => {
    const b = board({ a: { battlefield: ['Mogg Flunkies', 'Grizzly Bears'] } })
    rule(b, 'Mogg Flunkies', { kind: 'mustAttack', what: the('it') })
    expect(attackRefusal(b)).toBe('Mogg Flunkies must attack if able.')
    expect(attackRefusal(b, 'Mogg Flunkies', 'Grizzly Bears')).toBeNull()
    expect(open(b, 'attack').minimum()).toHaveLength(2)
  })

  it('[CR 508.1d] and stays at home when there is no other', () => {
    const b = board({ a: { battlefield: ['Mogg Flunkies'] } })
    rule(b, 'Mogg Flunkies', { kind: 'mustAttack', what: the('it') })
    expect(attackRefusal(b)).toBeNull()
  })

  it('[CR 508.1d] "attacks that player if able" is not obeyed by attacking their planeswalker', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Jace Beleren'] } })
    rule(b, 'Grizzly Bears', { kind: 'mustAttack', what: the('it'), defender: 'opponent' })
    expect(attackRefusal(b, 'Grizzly Bears>Jace Beleren')).toBe('Grizzly Bears must attack if able.')
    expect(attackRefusal(b, 'Grizzly Bears')).toBeNull()
  })
})

describe('what is attacked [CR 508.1b, S9.3]', () => {
  const withJace = () =>
    board({ a: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, b: { battlefield: ['Jace Beleren'] } })

  it('[CR 508.1b] each attacker attacks the player or a planeswalker of that player', () => {
    const b = withJace().attack('Grizzly Bears>Jace Beleren', 'Hill Giant').damage()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
    expect(b.life('B')).toBe(17)
  })

  it('[CR 506.4c] an attacker whose planeswalker is gone deals no combat damage', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', '3 Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Jace Beleren'] },
    })
    b.attack('Grizzly Bears>Jace Beleren')
      .cast('Lightning Bolt', { targets: ['Jace Beleren'] })
      .resolve()
    expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
    b.damage()
    expect(b.life('B')).toBe(20)
  })

  it('[CR 508.1c] "can\'t attack you" leaves the planeswalker to attack', () => {
    const b = withJace()
    rule(b, 'Grizzly Bears', { kind: 'cantAttack', what: the('it'), defender: 'opponent' })
    expect(attackRefusal(b, 'Grizzly Bears')).toBe('A creature was declared to attack what it cannot attack.')
    expect(attackRefusal(b, 'Grizzly Bears>Jace Beleren')).toBeNull()
  })
})
