import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 509.1b example 1] an attacker with flying and shadow cannot be blocked by a creature with flying alone', () => {
  const attacked = (...auras: string[]) =>
    board({
      a: { battlefield: ['Dauthi Marauder', { card: 'Flight', attachedTo: 'Dauthi Marauder' }] },
      b: {
        battlefield: [
          'Soltari Foot Soldier',
          ...auras.map((card) => ({ card, attachedTo: 'Soltari Foot Soldier' })),
          'Serra Angel',
        ],
      },
    }).attack('Dauthi Marauder')
  expect(() => attacked().block('Serra Angel>Dauthi Marauder')).toThrow()
  expect(() => attacked().block('Soltari Foot Soldier>Dauthi Marauder')).toThrow()
  expect(attacked('Launch').block('Soltari Foot Soldier>Dauthi Marauder').damage().life('B')).toBe(20)
})

it('[CR 509.1c example 1] against menace, a creature that blocks if able makes another one block as well', () => {
  const attacked = () =>
    board({
      a: { battlefield: ['Alley Strangler'] },
      b: { battlefield: ['Razorgrass Screen', 'Grizzly Bears'] },
    }).attack('Alley Strangler')
  for (const blockers of [['Razorgrass Screen'], ['Grizzly Bears'], []])
    expect(() => attacked().block(...blockers.map((name) => `${name}>Alley Strangler`))).toThrow()
  const both = attacked().block('Razorgrass Screen>Alley Strangler', 'Grizzly Bears>Alley Strangler')
  expect(both.damage().in('graveyard', 'Alley Strangler')).toBe(true)
})

it('[CR 509.3f example 1] a blocker that becomes green only later does not trigger Phyrexian Reaper', () => {
  const blocked = (color: string) => {
    const b = board({
      a: { battlefield: ['Phyrexian Reaper', 'Blind Seer', '2 Island'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.attack('Phyrexian Reaper').block(`${color}>Phyrexian Reaper`)
    b.option('chooseColor', 'green')
      .turnTo('A')
      .activate('Blind Seer', { targets: [color] })
      .resolveAll()
    return b
  }
  expect(blocked('Hill Giant').in('battlefield', 'Hill Giant')).toBe(true)
  expect(blocked('Grizzly Bears').in('graveyard', 'Grizzly Bears')).toBe(true)
})
