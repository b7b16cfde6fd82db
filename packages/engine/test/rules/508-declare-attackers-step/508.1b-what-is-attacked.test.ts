import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { attackRefusal, rule } from '../../support/declarations.ts'

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
