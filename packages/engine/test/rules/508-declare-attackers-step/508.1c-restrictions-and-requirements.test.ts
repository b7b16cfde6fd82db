import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { attackRefusal, open, rule } from '../../support/declarations.ts'

it('[CR 508.1c] Blind-Spot Giant attacks only beside another Giant', () => {
  const giants = (others: string[]) => board({ a: { battlefield: ['Blind-Spot Giant', ...others] } })
  const canAttack = (others: string[]) => {
    const b = giants(others).to('declareAttackers')
    return (
      b.decision.shape === 'attack' && JSON.stringify(b.decision).includes(`"attacker":${b.id('Blind-Spot Giant')}`)
    )
  }
  expect(canAttack(['Grizzly Bears'])).toBe(false)
  expect(canAttack(['Hill Giant'])).toBe(true)
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
