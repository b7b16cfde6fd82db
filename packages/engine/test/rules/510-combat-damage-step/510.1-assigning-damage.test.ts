import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import type { board } from '../../support/board.ts'
import { rule, table, untilDivision } from '../../support/declarations.ts'

const marked = (b: ReturnType<typeof board>, name: string): number => b.object(name).damage

describe('combat damage [CR 510, S9.2]', () => {
  it('[S9.2] [CR 510.2, 703.4m] is dealt simultaneously', () => {
    const b = table(['Grizzly Bears'], ['Gray Ogre']).attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears').damage()
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
    expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  })

  it('[S9.2] [CR 510.1a] a creature with power 0 assigns none', () => {
    const b = table(['Ornithopter'], []).attack('Ornithopter').damage()
    expect(b.life('B')).toBe(20)
  })

  it('[S9.2] [CR 510.1c, 703.4k] is divided among several blockers as its controller chooses, without an order', () => {
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
