import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board, type Entry } from '../../../support/board.ts'
import { gain, rule, table, untilDivision } from '../../../support/declarations.ts'

describe('trample [CR 702.19, S9.2]', () => {
  const rancored = (on: string, theirs: readonly Entry[], more: readonly Entry[] = []) =>
    table([on, { card: 'Rancor', attachedTo: on }, ...more], theirs)

  it('[S9.2] [CR 702.19b] what is more than lethal may go to the player', () => {
    const b = rancored('Grizzly Bears', ['Gray Ogre']).attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears')
    const division = untilDivision(b)
    expect(division.among).toEqual([b.id('Gray Ogre'), b.entity('B')])
    expect(division.suggestion).toEqual([2, 2])
    expect(b.game.refusal(0, [1, 3])).toMatch(/^Every blocker must be assigned lethal damage/)
    expect(b.game.refusal(0, [4, 0])).toBeNull()
    b.submit([2, 2])
    expect(b.life('B')).toBe(18)
  })

  it('[S9.2] [CR 702.19b] need not be lethal when none goes to the player', () => {
    const b = rancored('Grizzly Bears', ['2 Hill Giant']).attack('Grizzly Bears')
    b.block('Hill Giant>Grizzly Bears', 'Hill Giant#2>Grizzly Bears')
    expect(untilDivision(b).suggestion).toEqual([3, 1, 0])
    expect(b.game.refusal(0, [2, 2, 0])).toBeNull()
    expect(b.game.refusal(0, [3, 0, 1])).not.toBeNull()
  })

  it('[S9.2] [CR 702.19b] damage already marked counts', () => {
    const b = rancored('Grizzly Bears', [{ card: 'Hill Giant', damage: 2 }]).attack('Grizzly Bears')
    b.block('Hill Giant>Grizzly Bears')
    expect(untilDivision(b).suggestion).toEqual([1, 3])
  })

  it('[S9.2] [CR 702.19b] damage other attackers assign in the same step counts', () => {
    const b = rancored('Grizzly Bears', ['Wall of Stone'], ['Craw Wurm'])
    rule(b, 'Wall of Stone', { kind: 'canBlockAdditional', what: the('it'), count: 1 })
    b.attack('Grizzly Bears', 'Craw Wurm').block('Wall of Stone>Grizzly Bears', 'Wall of Stone>Craw Wurm')
    expect(untilDivision(b).suggestion).toEqual([2, 2])
  })

  it('[S9.2] [CR 702.19b] effects that will change the damage are not looked at: lethal to White Knight, though it is prevented', () => {
    const b = rancored('Typhoid Rats', ['White Knight']).attack('Typhoid Rats').block('White Knight>Typhoid Rats')
    gain(b, 'Typhoid Rats', 'indestructible')
    expect(untilDivision(b).suggestion).toEqual([1, 2])
    b.submit([1, 2])
    expect(b.life('B')).toBe(18)
    expect(b.in('battlefield', 'White Knight')).toBe(true)
  })

  it('[S9.2] [CR 702.19d] with no blocker left all of it goes to the player', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, 'Island'],
        hand: ['Unsummon'],
      },
      b: { battlefield: ['Hill Giant'] },
    })
    b.attack('Grizzly Bears')
      .block('Hill Giant>Grizzly Bears')
      .cast('Unsummon', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.damage().life('B')).toBe(16)
  })

  it('[S9.2] [CR 702.19f] tramples over to the planeswalker it attacks, not to the player', () => {
    const b = rancored('Grizzly Bears', ['Gray Ogre', 'Jace Beleren']).attack('Grizzly Bears>Jace Beleren')
    b.block('Gray Ogre>Grizzly Bears').damage()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
    expect(b.life('B')).toBe(20)
  })

  it('[S9.2] [CR 702.19a] a blocker with trample tramples over nobody', () => {
    const b = table(['Memnite'], ['Craw Wurm', { card: 'Rancor', attachedTo: 'Craw Wurm' }]).attack('Memnite')
    b.block('Craw Wurm>Memnite').damage()
    expect(b.life('A')).toBe(20)
  })
})
