import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('kicker', () => {
  const river = (lands: string[]) =>
    board({ a: { hand: ['Rushing River'], battlefield: lands }, b: { battlefield: ['Hill Giant', 'Grizzly Bears'] } })

  it('[CR 702.33a] kicker: Prohibit kicked counters mana value 4', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
      b: { battlefield: ['4 Island'], hand: ['Prohibit'] },
    })
    b.cast('Hill Giant')
    b.turnTo('B').yes('kicker').cast('Prohibit').resolveAll()
    expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
  })

  it('[CR 702.33a, 118.8b] not kicked it does not', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
      b: { battlefield: ['4 Island'], hand: ['Prohibit'] },
    })
    b.cast('Hill Giant')
    b.turnTo('B').no('kicker').cast('Prohibit').resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  })

  it('[CR 702.33a] Snapcaster Mage on Prohibit: kicked from the graveyard', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
      b: { battlefield: ['6 Island'], hand: ['Snapcaster Mage'], graveyard: ['Prohibit'] },
    })
    b.cast('Hill Giant')
    b.turnTo('B').cast('Snapcaster Mage').resolve()
    b.resolve()
    b.turnTo('B').yes('kicker').cast('Prohibit', { method: 'flashback' }).resolveAll()
    expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
    expect(b.in('exile', 'Prohibit')).toBe(true)
  })

  it('[CR 702.33e, 702.33g] is not chosen where it was not kicked', () => {
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
})
