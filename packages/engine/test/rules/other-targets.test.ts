import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('another target', () => {
  it('[CR 601.2c] is none of those chosen before', () => {
    const b = board({
      a: { hand: ['Consume Strength'], battlefield: ['Forest', '2 Swamp', 'Hill Giant'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Consume Strength', { targets: ['Hill Giant', 'Grizzly Bears'] }).resolve()
    expect(b.pt('Hill Giant')).toBe('5/5')
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 601.2c] must be there for the spell to be cast', () => {
    const b = board({ a: { hand: ['Consume Strength'], battlefield: ['Forest', '2 Swamp', 'Hill Giant'] } })
    expect(b.can('cast', 'Consume Strength')).toBe(false)
  })

  it('[CR 115.4] may be a player after a creature', () => {
    const b = board({
      a: { hand: ['Arc Trail'], battlefield: ['2 Mountain'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Arc Trail', { targets: ['Grizzly Bears', 'B'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
    expect(b.life('B')).toBe(19)
  })
})

describe('a target of the kicked spell only', () => {
  const river = (lands: string[]) =>
    board({ a: { hand: ['Rushing River'], battlefield: lands }, b: { battlefield: ['Hill Giant', 'Grizzly Bears'] } })

  it('[CR 702.33e] is not chosen where it was not kicked', () => {
    const b = river(['3 Island'])
      .no('kicker')
      .cast('Rushing River', { targets: ['Hill Giant'] })
    expect(b.game.state.objects[b.game.state.stack[0]!]!.stack!.targets).toHaveLength(1)
    b.resolve()
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 702.33e] is chosen where it was', () => {
    const b = river(['4 Island'])
      .yes('kicker')
      .cast('Rushing River', { targets: ['Hill Giant', 'Grizzly Bears'] })
    b.resolve()
    expect(b.names('hand', 'B').toSorted()).toEqual(['Grizzly Bears', 'Hill Giant'])
  })

  it('[CR 702.33e] without one the spell cannot be kicked', () => {
    const b = board({
      a: { hand: ['Rushing River'], battlefield: ['4 Island'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.yes('kicker')
      .cast('Rushing River', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.count('battlefield', 'Island', 'A')).toBe(4)
  })

  it('[Probe] needs no player to target where it is not kicked', () => {
    const b = board({
      a: { hand: ['Probe'], battlefield: ['3 Island'], library: ['Forest', 'Forest', 'Forest'] },
    })
    b.cast('Probe')
    expect(b.game.state.objects[b.game.state.stack[0]!]!.stack!.targets).toHaveLength(0)
  })
})
