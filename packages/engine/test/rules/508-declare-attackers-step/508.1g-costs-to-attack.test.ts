import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board, type Entry } from '../../support/board.ts'
import { attackRefusal, open, rule } from '../../support/declarations.ts'

const facing = (theirs: readonly string[], mine: readonly Entry[]) =>
  board({ a: { battlefield: mine }, b: { battlefield: theirs } })

describe('costs to attack [CR 508.1g–j, Propaganda]', () => {
  it('[CR 508.1h] {2} is paid for each attacking creature, together', () => {
    const b = facing(['Propaganda'], ['Grizzly Bears', 'Hill Giant', '4 Mountain'])
    b.yes('payOrNot').attack('Grizzly Bears', 'Hill Giant').damage()
    expect(b.life('B')).toBe(15)
    expect([1, 2, 3, 4].every((nth) => b.object(`Mountain#${nth}`).tapped)).toBe(true)
  })

  it('[CR 508.1j] an attack that cannot be paid for is refused', () => {
    const b = facing(['Propaganda'], ['Grizzly Bears', 'Hill Giant', '3 Mountain'])
    expect(attackRefusal(b, 'Grizzly Bears', 'Hill Giant')).toBe('You cannot pay the cost of that attack.')
    expect(attackRefusal(b, 'Hill Giant')).toBeNull()
  })

  it('[CR 508.1h] two Propagandas ask for {4}', () => {
    const b = facing(['2 Propaganda'], ['Grizzly Bears', '3 Mountain'])
    expect(attackRefusal(b, 'Grizzly Bears')).toBe('You cannot pay the cost of that attack.')
  })

  it('[CR 508.1] a declaration that is not paid for is taken back and asked again', () => {
    const b = facing(['Propaganda'], ['Grizzly Bears', 'Hill Giant', '4 Mountain'])
    b.throughJson = true
    b.no('payOrNot').attack('Grizzly Bears', 'Hill Giant')
    expect(open(b, 'attack').candidates).toHaveLength(2)
    expect(b.object('Hill Giant').tapped).toBe(false)
    expect(attackRefusal(b, 'Grizzly Bears', 'Hill Giant')).toMatch(/^You did not pay/)
    b.yes('payOrNot').attack('Hill Giant').damage()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 508.1f] attackers are tapped before mana is made: Llanowar Elves cannot pay for their own attack', () => {
    const b = facing(['Propaganda'], ['Llanowar Elves', 'Forest'])
    expect(attackRefusal(b, 'Llanowar Elves')).toBe('You cannot pay the cost of that attack.')
    const other = facing(['Propaganda'], ['Llanowar Elves', 'Grizzly Bears', 'Forest'])
    expect(attackRefusal(other, 'Grizzly Bears')).toBeNull()
  })

  it('[CR 508.1d] nobody has to pay for a creature that must attack', () => {
    const b = facing(['Propaganda'], ['Dauthi Slayer', '2 Swamp'])
    expect(attackRefusal(b)).toBeNull()
    expect(attackRefusal(b, 'Dauthi Slayer')).toBeNull()
  })

  it('[CR 508.1d] but it must attack where it is free: the planeswalker', () => {
    const b = facing(['Propaganda', 'Jace Beleren'], ['Dauthi Slayer', '2 Swamp'])
    expect(attackRefusal(b)).toBe('Dauthi Slayer must attack if able.')
    expect(attackRefusal(b, 'Dauthi Slayer>Jace Beleren')).toBeNull()
    expect(attackRefusal(b, 'Dauthi Slayer')).toBeNull()
  })

  it('[CR 508.1d] paying for one creature does not excuse a free one that must attack', () => {
    const b = facing([], ['Dauthi Slayer', 'Juggernaut', '2 Swamp'])
    rule(b, 'Dauthi Slayer', {
      kind: 'attackCost',
      what: the('it'),
      defender: 'opponent',
      cost: [{ kind: 'mana', mana: '{2}' }],
    })
    expect(attackRefusal(b, 'Dauthi Slayer')).toBe('Juggernaut must attack if able.')
    expect(attackRefusal(b, 'Juggernaut')).toBeNull()
  })
})
