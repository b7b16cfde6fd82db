import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board, type Entry } from '../support/board.ts'
import { gain, open, rule } from './declarations.ts'

const table = (mine: readonly Entry[], theirs: readonly Entry[]) =>
  board({ a: { battlefield: mine }, b: { battlefield: theirs } })

/** Pass until somebody is asked to divide combat damage. */
function untilDivision(b: ReturnType<typeof board>) {
  for (let guard = 0; guard < 10 && b.decision.shape !== 'divide'; guard++) b.submit({ kind: 'pass' })
  return open(b, 'divide')
}

const marked = (b: ReturnType<typeof board>, name: string): number => b.object(name).damage

describe('combat damage [CR 510, S9.2]', () => {
  it('[S9.2] [CR 510.2] is dealt simultaneously', () => {
    const b = table(['Grizzly Bears'], ['Gray Ogre']).attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears').damage()
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
    expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  })

  it('[S9.2] [CR 510.1a] a creature with power 0 assigns none', () => {
    const b = table(['Ornithopter'], []).attack('Ornithopter').damage()
    expect(b.life('B')).toBe(20)
  })

  it('[S9.2] [CR 510.1c] is divided among several blockers as its controller chooses, without an order', () => {
    const b = table(['Craw Wurm'], ['Hill Giant', 'Pillarfield Ox']).attack('Craw Wurm')
    b.block('Hill Giant>Craw Wurm', 'Pillarfield Ox>Craw Wurm')
    const division = untilDivision(b)
    expect(division.player).toBe(0)
    expect(division.suggestion).toEqual([3, 3])
    expect(b.game.refusal(0, [0, 6])).toBeNull()
    expect(b.game.refusal(0, [1, 4])).toBe('The shares must add up to 6, not 5.')
    b.submit([2, 4])
    expect(b.in('graveyard', 'Pillarfield Ox', 'B')).toBe(true)
    expect(marked(b, 'Hill Giant')).toBe(2)
  })

  it('[S9.2] [CR 510.1c] nothing is asked with one blocker', () => {
    const b = table(['Craw Wurm'], ['Hill Giant']).attack('Craw Wurm').block('Hill Giant>Craw Wurm')
    expect(() => untilDivision(b)).toThrow('Asked for act')
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })

  it('[S9.2] [CR 510.1a] nothing is asked for a creature with power 0, however many block it', () => {
    const b = table(['Ornithopter'], ['Giant Spider', 'Air Elemental']).attack('Ornithopter')
    b.block('Giant Spider>Ornithopter', 'Air Elemental>Ornithopter')
    expect(() => untilDivision(b)).toThrow('Asked for act')
  })

  it('[S9.2] [CR 510.1d] a creature that blocks two divides its damage between them', () => {
    const b = table(['Gray Ogre', 'Grizzly Bears'], ['Craw Wurm'])
    rule(b, 'Craw Wurm', { kind: 'canBlockAdditional', what: the('it'), count: 1 })
    b.attack('Gray Ogre', 'Grizzly Bears').block('Craw Wurm>Gray Ogre', 'Craw Wurm>Grizzly Bears')
    const division = untilDivision(b)
    expect(division.player).toBe(1)
    expect(division.suggestion).toEqual([4, 2])
    b.submit([6, 0])
    expect(b.names('graveyard')).toEqual(['Gray Ogre', 'Craw Wurm'])
  })

  it('[S9.2] [CR 702.15b] lifelink gains as much as is dealt', () => {
    const b = table(['Child of Night'], []).attack('Child of Night').damage()
    expect(b.life('A')).toBe(22)
  })

  it('[CR 702.16e] protection prevents the damage of creatures with the quality', () => {
    const b = table(['Black Knight'], ['Pillarfield Ox', 'White Knight'])
    b.attack('Black Knight')
    expect(b.damage().life('B')).toBe(18)
    const other = table(['Pillarfield Ox'], ['Black Knight']).attack('Pillarfield Ox')
    other.block('Black Knight>Pillarfield Ox').damage()
    expect(other.in('battlefield', 'Black Knight')).toBe(true)
  })
})

describe('trample and deathtouch [CR 702.19, 702.2, S9.2]', () => {
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

  it('[S9.2] [CR 702.2c] with deathtouch 1 damage to each blocker is lethal', () => {
    const b = rancored('Typhoid Rats', ['Hill Giant', 'Craw Wurm']).attack('Typhoid Rats')
    b.block('Hill Giant>Typhoid Rats', 'Craw Wurm>Typhoid Rats')
    expect(untilDivision(b).suggestion).toEqual([1, 1, 1])
    expect(b.game.refusal(0, [0, 1, 2])).not.toBeNull()
    b.submit([1, 1, 1])
    expect(b.life('B')).toBe(19)
    expect(b.names('graveyard', 'B')).toEqual(['Hill Giant', 'Craw Wurm'])
  })

  it('[S9.2] [CR 702.2c] damage another attacker with deathtouch assigns is lethal too', () => {
    const b = rancored('Grizzly Bears', ['Wall of Stone'], ['Typhoid Rats'])
    rule(b, 'Wall of Stone', { kind: 'canBlockAdditional', what: the('it'), count: 1 })
    b.attack('Grizzly Bears', 'Typhoid Rats').block('Wall of Stone>Grizzly Bears', 'Wall of Stone>Typhoid Rats')
    expect(untilDivision(b).suggestion).toEqual([0, 4])
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
